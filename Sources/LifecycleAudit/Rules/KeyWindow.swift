import Diagnostics
import ProjectModel

/// Code asks the application for its key window.
enum KeyWindow: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "key-window",
    severity: .warning,
    headline: "'UIApplication.keyWindow' is deprecated since iOS 13",
    explanation: """
      In an app with several scenes it is the key window of any of them. Ask the view's own window, or the window scene's
      `keyWindow` (iOS 15).
      """,
    example: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { UIApplication.shared.keyWindow?.endEditing(true) }"),
    fixedExample: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { window?.endEditing(true) }"))

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    app.mentions { $0.windowUse == .key }.map { found in
      AuditFinding(
        descriptor, "'UIApplication.keyWindow' is deprecated since iOS 13: with several scenes it is any of them",
        at: SourcePlace(found.outline.file, found.mention.nameRange), help: "Ask the view's or the scene's own window")
    }
  }
}
