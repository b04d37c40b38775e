import Diagnostics
import LifecycleModel

/// A method is a callback that is deprecated at the version.
enum DeprecatedMethod: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "deprecated-method",
    severity: .warning,
    headline: "Method is a deprecated callback",
    explanation: """
      The page, or else Apple's SDK, deprecates the callback, and the system still calls it. Not told of methods that
      `dead-callback` or `callback-to-move` tells of.
      """,
    example: ExampleProject.sceneDelegate(
      """
        func windowScene(
          _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
          interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
          traitCollection previousTraitCollection: UITraitCollection
        ) {
          layOut()
        }
      """),
    fixedExample: ExampleProject.sceneDelegate(
      """
        func windowScene(
          _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
          layOut()
        }
      """))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let selection = app.pages.first?.selection else { return [] }
    return app.members.compactMap { member in
      let callback = member.callback
      guard member.isExact, let mode = app.mode, !member.isDead(in: mode), !callback.isEnding(in: mode),
        callback.availability.isDeprecated(at: member.page?.selection ?? selection),
        let version = callback.availability.deprecated,
        // The app's own code may call it from the callback that has taken its place.
        app.handCalls.place(calling: member.member, as: callback, in: app.types) == nil
      else { return nil }
      let scene = callback.sceneCounterpart.map { "Move it to '\(app.shownName(ofScene: $0))' of a scene delegate" }
      return AuditFinding(
        descriptor, "'\(member.shownName)' is deprecated since \(version)", at: member.place,
        help: scene ?? callback.replacement.map { "Use \($0)" } ?? "Do without it", delegate: member.delegate.type.name,
        callback: callback.name, counterpart: callback.sceneCounterpart)
    }
  }
}
