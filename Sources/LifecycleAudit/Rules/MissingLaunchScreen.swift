import Diagnostics
import LifecycleModel
import ProjectModel

/// Info.plist has no launch screen, which the iOS 27 SDK asks for.
enum MissingLaunchScreen: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "missing-launch-screen",
    severity: .warning,
    headline: "Info.plist has no launch screen",
    explanation: """
      Built with the iOS 27 SDK, an app needs a launch screen in its Info.plist: `UILaunchScreen`, `UILaunchScreens` or
      `UILaunchStoryboardName`. The rule is known from the release notes (168247372) as others read them
      ([CodenameOne#5839](https://github.com/codenameone/CodenameOne/issues/5839)): the App Store is said to reject an upload without.

      Told where the whole Info.plist is known: not of a list without a project, to which build settings may add the key.
      """,
    example: ExampleProject.scenes.replacing(ExampleProject.launchScreen, with: ""),
    fixedExample: ExampleProject.scenes)

  /// The SDK and system that ask for it.
  private static let version = PlatformVersion("iOS", Version(27), sdk: Version(27))
  private static let keys = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName"]

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard app.platform == .iOS, !app.app.isAssumed, !app.configuration.isInfoPlistUndecided,
      // A build in another language, as .NET MAUI's, adds it.
      !app.app.sources.isEmpty, let list = app.configuration.infoPlist,
      app.pages.contains(where: { $0.selection.reaches(version) == true }),
      !list.entries.contains(where: { entry in keys.contains { entry.key == $0 || entry.key.hasPrefix($0 + "~") } })
    else { return [] }
    let file = list.list?.file ?? SourceFile(path: app.app.project, text: "")
    return [
      AuditFinding(
        descriptor, "Info.plist of '\(app.app.name)' has no launch screen, which the iOS 27 SDK asks for",
        at: SourcePlace(file, .fileStart), help: "Add 'UILaunchScreen', a dictionary that may be empty")
    ]
  }
}
