import Diagnostics
import LifecycleModel
import ProjectModel

/// Code asks the app delegate for its window.
enum AppDelegateWindow: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "app-delegate-window",
    severity: .error,
    headline: "'UIApplication.shared.delegate?.window' is nil in an app with scenes",
    explanation: """
      In an app with scenes, each scene's delegate holds a window, and the app delegate has none: code that asks for it gets nil, or
      ends the app. Before scenes are adopted, this is a warning: the code has to change with the migration.
      """,
    example: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { show(in: UIApplication.shared.delegate?.window) }"),
    fixedExample: ExampleProject.sceneDelegate("  func sceneDidBecomeActive(_ scene: UIScene) { show(in: window) }"))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let mode = app.mode, app.pages.contains(where: { $0.launchModes.contains(.withScenes) }) else { return [] }
    return app.mentions {
      [.access, .call, .assignment].contains($0.kind) && $0.name == "window" && $0.isOfApplicationDelegate
    }.map { found in
      AuditFinding(
        descriptor,
        mode == .withScenes
          ? "The app delegate's 'window' is nil in an app with scenes"
          : "The app delegate's 'window' is nil once scenes are adopted",
        at: found.place, notes: app.adoption.place.map { [Diagnostic.Note("Scenes are adopted here", at: $0)] } ?? [],
        help: "Ask the view's or the scene's own window", severity: mode == .withScenes ? .error : .warning)
    }
  }
}
