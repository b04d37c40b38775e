import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// A scene manifest has a role that Apple does not have.
enum UnknownSceneRole: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "unknown-scene-role",
    severity: .error,
    headline: "Role of a scene manifest is none of Apple's",
    explanation: """
      Under `UISceneConfigurations` stand the roles of scene sessions. UIKit looks up the roles that it knows, and ignores all
      other keys.
      """,
    example: ExampleProject.scenes.replacing("RoleApplication<", with: "RoleAplication<"),
    fixedExample: ExampleProject.scenes)

  /// The roles for which no configuration of a page is written.
  private static let otherRoles = [
    "CPSceneSessionRoleImmersiveSpaceApplication", "UIWindowSceneSessionRoleAssistiveAccessApplication",
  ]

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let manifest = app.configuration.infoPlist?.sceneManifest else { return [] }
    let known = SceneRole.allCases.map(\.plistKey) + otherRoles
    return manifest.roles.filter { !known.contains($0.key) && !$0.key.contains("$") }.map { role in
      let place = SourcePlace(manifest.place.file, role.keyRange)
      let fixIt = NearestWord.guess(for: role.key, in: known).flatMap {
        FixIt.replacement(of: role.key, with: $0, at: place)
      }
      return AuditFinding(
        descriptor, "Role '\(role.key)' is none of Apple's", at: place,
        help: "Remove it, or name one of UISceneSession's roles", fixIts: [fixIt].compactMap(\.self))
    }
  }
}
