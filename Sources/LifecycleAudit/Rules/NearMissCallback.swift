import Diagnostics
import LifecycleModel
import ProjectModel

/// A method is almost a callback, and never called.
enum NearMissCallback: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "near-miss-callback",
    severity: .error,
    headline: "Method is never called: it is almost a callback",
    explanation: """
      The callbacks of Apple's delegates are optional: a method whose name or types differ in anything is another method, which
      compiles and is never called. The compiler warns only in the declaration that states the conformance.

      Told are: the right name with other types, also where the app's own code calls it; a first label that should be left out; the
      right labels in another order; the labels of Objective-C, as `continueUserActivity`; other labels with the right types; a few
      wrong letters. Not told are methods of another name that the app's own code calls, or that another protocol has.
      """,
    example: ExampleProject.sceneDelegate(
      "  func sceneDidEnterBackgroud(_ scene: UIScene) { save() }"),
    fixedExample: ExampleProject.sceneDelegate(
      "  func sceneDidEnterBackground(_ scene: UIScene) { save() }"))

  static let asksForAll = true

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    app.members.compactMap { member in
      guard case .near(let miss) = member.match, !app.types.isOpen(member.delegate.type),
        !app.isImplemented(member.callback, by: member.delegate), !app.isOfAnotherProtocol(member, miss),
        // A call by the app's own code does not change the types; a method of another name is for those calls.
        miss.kind == .types
          || app.handCalls.place(calling: member.member, as: member.callback, in: app.types) == nil
      else { return nil }
      return finding(about: member, miss)
    }
  }

  private static func finding(about member: MatchedMember, _ miss: NearMiss) -> AuditFinding {
    let name = member.member.declaration.name
    let fixIt = FixIt.replacement(of: miss, in: member.member.file)
    let summary =
      miss.kind == .types
      ? "'\(name)' is never called: its types are not the callback's"
      : "'\(name)' is never called: it is almost '\(member.shownName)'"
    return AuditFinding(
      descriptor, summary, at: SourcePlace(member.member.file, miss.replacements.first?.range ?? member.place.range),
      detail: detail(of: member, miss),
      help:
        "Make it '\(member.isObjectiveC ? member.shownName : member.callback.declaration?.text ?? member.shownName)'",
      fixIts: [fixIt].compactMap(\.self), delegate: member.delegate.type.name, callback: member.callback.name)
  }
}

extension NearMissCallback {
  /// The two signatures, one below the other, with carets below what differs.
  private static func detail(of member: MatchedMember, _ miss: NearMiss) -> [String] {
    var (found, expected) = (member.member.declaration.name, member.shownName)
    if miss.kind == .types, let declaration = member.callback.declaration {
      found = signature(
        member.member.declaration.parameters.map { ($0.label, $0.type) }, member.member.declaration.type)
      expected = signature(declaration.parameters.map { ($0.label, $0.type) }, declaration.resultType ?? "")
    }
    let prefix = zip(found, expected).prefix { $0 == $1 }.count
    let limit = min(found.count, expected.count) - prefix
    let suffix = zip(found.reversed(), expected.reversed()).prefix { $0 == $1 }.prefix(limit).count
    let carets = String(repeating: "^", count: max(1, found.count - prefix - suffix))
    return ["expected: \(expected)", "found:    \(found)", String(repeating: " ", count: 10 + prefix) + carets]
  }

  private static func signature(_ parameters: [(label: String, type: String)], _ result: String) -> String {
    "(" + parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
      + (result.isEmpty ? "" : " -> \(result)")
  }
}

extension AuditedApp {
  /// Returns `true` where a delegate has a callback as it should be.
  fileprivate func isImplemented(_ callback: AuditedCallback, by delegate: InstalledDelegate) -> Bool {
    members.contains { $0.isExact && $0.delegate.type.name == delegate.type.name && $0.callback.name == callback.name }
  }

  /// Returns `true` where a member satisfies a protocol of the app, or another one of Apple's, that its type adopts.
  fileprivate func isOfAnotherProtocol(_ member: MatchedMember, _ miss: NearMiss) -> Bool {
    let name = member.member.declaration.name
    let ancestors = types.ancestors(of: member.delegate.type)
    let isOwn = ancestors.contains { ancestor in
      guard let type = types[ancestor], type.isProtocol else { return false }
      return types.members(of: type).contains { required in
        required.declaration.name == name
          && (miss.kind != .types || required.declaration.hasTypes(of: member.member.declaration))
      }
    }
    return isOwn
      || miss.kind != .types && APICatalog.standard.entries(of: ancestors.sorted()).contains { $0.name == name }
  }
}

extension MemberDeclaration {
  /// Returns `true` where another method has the same parameters' and result's types.
  fileprivate func hasTypes(of other: MemberDeclaration) -> Bool {
    (parameters.map(\.type) + [type]).map { TypeText($0) }
      == (other.parameters.map(\.type) + [other.type]).map { TypeText($0) }
  }
}
