import Diagnostics
import LifecycleModel
import ProjectModel

/// A scene manifest has the deprecated role of an external display.
enum DeprecatedSceneRole: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "deprecated-scene-role",
    severity: .warning,
    headline: "Role of a scene manifest is deprecated",
    explanation: """
      `UIWindowSceneSessionRoleExternalDisplay` is deprecated since iOS 16, where
      `UIWindowSceneSessionRoleExternalDisplayNonInteractive` takes its place. From iOS 27 on, an app gets a scene for an external
      display only after it has registered a scene accessory. Not told where the app has both roles and runs before iOS 16.
      """,
    example: example.replacing("NonInteractive", with: ""),
    fixedExample: example)

  private static let example = ExampleProject.scenes.replacing(
    "    <dict>\n      <key>UIWindow",
    with:
      "    <dict>\n      <key>UIWindowSceneSessionRoleExternalDisplayNonInteractive</key>\n      <array/>\n      <key>UIWindow"
  )

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let legacy = SceneRole.externalDisplayLegacy.plistKey
    let later = SceneRole.externalDisplay.plistKey
    guard let manifest = app.configuration.infoPlist?.sceneManifest,
      let role = manifest.roles.first(where: { $0.key == legacy }),
      let version = PlatformVersion("iOS 16"), app.pages.contains(where: { $0.selection.reaches(version) == true })
    else { return [] }
    let place = SourcePlace(manifest.place.file, role.keyRange)
    guard SceneRole.externalDisplayLegacy.exists(on: app.platform) else { return [] }
    let target = app.configuration.deploymentTargets[app.platform].flatMap { Version($0) }
    // Beside its successor it serves the systems before iOS 16.
    if manifest.roles.contains(where: { $0.key == later }), target.map({ $0 < Version(16) }) != false { return [] }
    let isReplaceable = target.map { $0 >= Version(16) } == true && !manifest.roles.contains { $0.key == later }
    return [
      AuditFinding(
        descriptor, "Role '\(legacy)' is deprecated since iOS 16", at: place, help: "Use '\(later)'",
        fixIts: isReplaceable && place.file[place.range] == legacy
          ? [FixIt("Replace it with '\(later)'", range: place.range, replacement: later)] : [])
    ]
  }
}
