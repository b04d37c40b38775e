import Diagnostics
import ProjectModel

/// A scene delegate makes a window beside the one that SwiftUI, or the storyboard, gives the scene.
enum SecondWindow: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "second-window",
    severity: .warning,
    headline: "Scene has a window twice",
    explanation: """
      SwiftUI gives each scene a window with the content of its `WindowGroup`, and a storyboard in the scene's configuration gives
      it one with the storyboard's first screen. A window that the scene delegate makes and shows when the scene connects covers it:
      both exist, with all that they load.
      """,
    example: example.replacing(
      "{}",
      with: """
        {
            window = UIWindow(windowScene: scene as! UIWindowScene)
            window?.rootViewController = ReaderViewController()
            window?.makeKeyAndVisible()
          }
        """),
    fixedExample: example)

  private static let example =
    ExampleProject.sceneDelegate(
      """
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
        ) {}
      """
    ).replacing("@main\n", with: "") + """

      === ReaderApp.swift
      @main
      struct ReaderApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { Text("Reader") } }
      }
      """

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    app.sceneMembers(named: "scene(_:willConnectTo:options:)").compactMap { member in
      let storyboard = app.sceneConfigurations.first { configuration, _ in
        app.delegate(of: configuration)?.name == member.delegate.type.name && configuration.storyboard != nil
      }
      guard app.isSwiftUI || storyboard != nil else { return nil }
      let mentions = app.mentions(in: member.member).filter { $0.kind == .call && !$0.isLegacy }
      guard let window = mentions.first(where: { $0.name.hasPrefix("UIWindow(") || $0.isInitializer(of: "UIWindow") }),
        mentions.contains(where: { $0.name.hasPrefix("makeKeyAndVisible") })
      else { return nil }
      return AuditFinding(
        descriptor,
        "Scene has a window twice: \(storyboard == nil ? "SwiftUI hosts it" : "the storyboard gives it one"), "
          + "and '\(member.delegate.type.name)' makes one",
        at: SourcePlace(member.member.file, window.range),
        help: storyboard == nil
          ? "Leave the window to SwiftUI" : "Remove 'UISceneStoryboardFile', or leave the window to the storyboard",
        severity: storyboard == nil ? .warning : .note, delegate: member.delegate.type.name)
    }
  }
}
