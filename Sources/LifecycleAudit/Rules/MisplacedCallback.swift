import Diagnostics
import LifecycleModel
import ProjectModel

/// An installed delegate has a callback of another kind of delegate.
enum MisplacedCallback: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "misplaced-callback",
    severity: .warning,
    headline: "Method is a callback of another kind of delegate",
    explanation: """
      An app delegate has a method with the exact signature of a scene delegate's callback, or the reverse, and does not conform to
      that protocol: nobody calls it. Told of installed delegates alone: any other class may give such a name to a method of its
      own, as observers of notifications do.
      """,
    example: ExampleProject.appDelegate("  func sceneDidBecomeActive(_ scene: UIScene) { start() }"),
    fixedExample: ExampleProject.sceneDelegate("  func sceneDidBecomeActive(_ scene: UIScene) { start() }"))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let matcher = CallbackMatcher(types: app.types)
    let known = Set(app.members.filter(\.isExact).map(\.place))
    var seen: Set<SourcePlace> = []
    return app.delegates.flatMap { delegate -> [AuditFinding] in
      guard let other = foreign(to: delegate.kind) else { return [] }
      let callbacks = APICatalog.standard.entries(of: [other]).map { AuditedCallback($0, delegate: other) }
      return app.types.members(of: delegate.type).compactMap { member in
        let place = SourcePlace(member.file, member.declaration.nameRange)
        guard member.declaration.kind == .method, !known.contains(place),
          let callback = callbacks.first(where: { if case .exact? = matcher.match(member, $0) { true } else { false } }
          ),
          app.handCalls.place(calling: member, as: callback, in: app.types) == nil, seen.insert(place).inserted
        else { return nil }
        return AuditFinding(
          descriptor,
          "'\(callback.name)' is a callback of '\(other)', which '\(delegate.type.name)' does not conform to",
          at: place, help: "Move it to a type that conforms to '\(other)'", delegate: delegate.type.name,
          callback: callback.name)
      }
    }
  }

  private static func foreign(to kind: InstalledDelegate.Kind) -> String? {
    switch kind {
    case .application: "UIWindowSceneDelegate"
    case .scene: "UIApplicationDelegate"
    case .other: nil
    }
  }
}
