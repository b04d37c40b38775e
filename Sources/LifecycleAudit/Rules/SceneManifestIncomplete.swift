import Diagnostics
import ProjectModel

/// A scene manifest without a configuration for windows, or none at all beside a method that chooses one.
enum SceneManifestIncomplete: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "scene-manifest-incomplete",
    severity: .error,
    headline: "Scene manifest has no configuration for windows",
    explanation: """
      UIKit takes an app for one with scenes if its Info.plist has a scene manifest with a configuration for windows. On systems before
      iOS 27, or built with an older SDK, the app delegate's `application(_:configurationForConnecting:options:)` may choose one
      instead. Built with the iOS 27 SDK, an app on iOS 27 or later whose manifest has none ends at launch, whatever the method
      returns.

      The method without a manifest is documented as enough, and reported to come too late: that is a warning.

      Add a configuration for `UIWindowSceneSessionRoleApplication`.
      """,
    example: ExampleProject.scenes.replacing("UIWindowSceneSessionRoleApplication", with: "Windows"),
    fixedExample: ExampleProject.scenes)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let help = "Add a configuration for 'UIWindowSceneSessionRoleApplication'"
    switch app.adoption {
    case .incompleteManifest(let manifest, let method):
      let build = app.pages.first { !$0.launchModes.contains(.withoutScenes) }?.build(for: app.platform)
      let consequence =
        build.map { "built with \($0.sdk), the app does not launch on \($0.system)" } ?? "nothing chooses one"
      return [
        AuditFinding(
          descriptor, "Scene manifest has no configuration for windows: \(consequence)", at: manifest,
          notes: [method.map { Diagnostic.Note("A configuration that is chosen here does not count", at: $0) }]
            .compactMap(\.self),
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
