import Diagnostics
import LifecycleModel
import ProjectModel

/// Code asks the application for what each scene has of its own.
enum KeyWindow: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "key-window",
    severity: .warning,
    headline: "Application is asked for the key window, the windows or the orientation of its scenes",
    explanation: """
      `UIApplication.keyWindow` and `statusBarOrientation` are deprecated since iOS 13, `windows` since iOS 15: in an app with several
      scenes they are those of any of them. Ask the view's own window, or the window scene's `keyWindow` (iOS 15), `windows` and
      `interfaceOrientation`. Variables and parameters that hold the application count.
      """,
    example: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { UIApplication.shared.keyWindow?.endEditing(true) }"),
    fixedExample: ExampleProject.sceneDelegate(
      "  func sceneDidBecomeActive(_ scene: UIScene) { window?.endEditing(true) }"))

  /// The members of the application, with the version that deprecates them. Source: `UIApplication.h` of the iOS 27 SDK.
  private static let members: [String: (version: String, help: String)] = [
    "keyWindow": ("iOS 13", "Ask the view's or the scene's own window"),
    "windows": ("iOS 15", "Ask the window scene for its 'windows'"),
    "statusBarOrientation": ("iOS 13", "Ask the window scene for its 'interfaceOrientation'"),
  ]

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    // An app may have a member of that name of its own, in an extension.
    let own = Set((app.types["UIApplication"]?.parts ?? []).flatMap(\.declaration.members).map(\.name))
    return app.mentions {
      members[$0.name] != nil && [.access, .call].contains($0.kind) && !$0.base.isEmpty && !own.contains($0.name)
    }
    .filter { app.processObject(of: $0) == .application }.compactMap { found in
      guard let member = members[found.mention.name], let version = PlatformVersion(member.version),
        app.pages.contains(where: { $0.selection.reaches(version) == true })
      else { return nil }
      return AuditFinding(
        descriptor,
        "'UIApplication.\(found.mention.name)' is deprecated since \(version): with several scenes it is that of any of them",
        at: SourcePlace(found.outline.file, found.mention.nameRange), help: member.help)
    }
  }
}
