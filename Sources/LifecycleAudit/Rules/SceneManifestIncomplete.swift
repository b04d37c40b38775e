import Diagnostics
import ProjectModel

/// A scene manifest without a configuration for windows, or none at all beside a method that chooses one.
enum SceneManifestIncomplete: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "scene-manifest-incomplete",
    severity: .error,
    headline: "Scene manifest has no configuration for windows, and nothing chooses one",
    explanation: """
      UIKit takes an app for one with scenes if its Info.plist has a scene manifest, and if the manifest or the app delegate's
      `application(_:configurationForConnecting:options:)` gives a configuration for windows. Without either, UIKit goes on
      saying that the app has not adopted scenes.

      The method without a manifest is documented as enough, and reported to come too late: that is a warning.

      Add a configuration for `UIWindowSceneSessionRoleApplication`.
      """,
    example: ExampleProject.scenes.replacing("UIWindowSceneSessionRoleApplication", with: "Windows"),
    fixedExample: ExampleProject.scenes)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let help = "Add a configuration for 'UIWindowSceneSessionRoleApplication'"
    switch app.adoption {
    case .incompleteManifest(let manifest):
      return [
        AuditFinding(
          descriptor, "Scene manifest has no configuration for windows, and nothing chooses one", at: manifest,
          help: help)
      ]
    case .methodWithoutManifest(let method):
      return [
        AuditFinding(
          descriptor, "'\(app.app.name)' chooses scene configurations and has no scene manifest", at: method,
          help: "Add 'UIApplicationSceneManifest' to Info.plist", severity: .warning)
      ]
    case .swiftUI, .manifest, .method, .none, .undecided: return []
    }
  }
}
