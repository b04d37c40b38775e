import Diagnostics
import ProjectModel

/// A method has a callback's signature, and Objective-C cannot see it.
enum HiddenCallback: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "hidden-callback",
    severity: .error,
    headline: "Method is never called: Objective-C cannot see it",
    explanation: """
      UIKit asks a delegate through Objective-C if it has a method. It does not see one that is `private`, `fileprivate`, `static`,
      `class`, `@nonobjc` or generic, or in an extension of a generic class; `@objc private` is seen. The compiler's own fix-it for a
      near miss makes a method private. That the app's own code calls it changes nothing.
      """,
    example: ExampleProject.sceneDelegate("  private func sceneDidEnterBackground(_ scene: UIScene) { save() }"),
    fixedExample: ExampleProject.sceneDelegate("  func sceneDidEnterBackground(_ scene: UIScene) { save() }"))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    app.members.compactMap { member in
      // A call by the app's own code does not make it visible to UIKit.
      guard case .hidden(let cause) = member.match, member.callback.entry != nil else { return nil }
      var fixIts: [FixIt] = []
      if case .modifier(let modifier, let range) = cause {
        fixIts = [.removal(of: modifier, at: range, in: member.member.file)]
      }
      return AuditFinding(
        descriptor, "'\(member.shownName)' is never called by the system: it is \(words(for: cause, of: member))",
        at: member.place,
        help: fixIts.first?.message ?? "Declare it where Objective-C sees it", fixIts: fixIts,
        delegate: member.delegate.type.name, callback: member.callback.name)
    }
  }

  private static func words(for cause: HiddenCause, of member: MatchedMember) -> String {
    if case .modifier(.static, _) = cause, member.isObjectiveC { return "a class method" }
    return cause.words
  }
}

extension FixIt {
  /// Removes a modifier with the white space after it.
  fileprivate static func removal(
    of modifier: MemberDeclaration.Modifier, at range: SourceRange, in file: SourceFile
  ) -> FixIt {
    let space = file.bytes[range.end...].prefix { $0 == UInt8(ascii: " ") }
    return FixIt(
      "Remove '\(file[range])'", range: SourceRange(range.start, range.end + space.count), replacement: "")
  }
}
