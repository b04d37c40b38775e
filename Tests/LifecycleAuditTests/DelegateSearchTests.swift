import LifecycleAudit
import Testing

@Suite("Delegates of an app")
struct DelegateSearchTests {
  private static let dead = """
    func applicationDidEnterBackground(_ application: UIApplication) { save() }
    """

  /// An app delegate's class with a dead callback, as Swift declares it.
  private static func delegate(_ head: String, _ more: String = "") -> String {
    "=== Delegate.swift\n\(head) {\n  \(dead)\n}\n\(more)\n"
      + (ExampleProject.scenes.split(separator: "=== SceneDelegate.swift").last.map { "=== SceneDelegate.swift" + $0 }
        ?? "")
  }

  @Test(
    "The application's delegate is found by what it is",
    arguments: [
      delegate("@main class Main: UIResponder, UIApplicationDelegate"),
      delegate("@UIApplicationMain class Main: UIResponder, UIApplicationDelegate"),
      delegate("@main class Main: UIResponder", "=== Other.swift\nextension Main: UIApplicationDelegate {}"),
      delegate("@main class Main: Base", "=== Other.swift\nclass Base: UIResponder, UIApplicationDelegate {}"),
      delegate("@main class Main: UIResponder, Mine", "=== Other.swift\nprotocol Mine: UIApplicationDelegate {}"),
      delegate(
        "@main class Main: UIResponder, Mine", "=== Other.swift\ntypealias Mine = UIApplicationDelegate & Sendable"),
      delegate(
        "class Main: UIResponder, UIApplicationDelegate",
        "=== main.swift\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Main.self))"
      ),
      delegate(
        "class Main: UIResponder, UIApplicationDelegate",
        "=== main.swift\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)"),
      delegate(
        "class Main: NSObject, UIApplicationDelegate",
        "=== App.swift\n@main struct Reader: App { @UIApplicationDelegateAdaptor(Main.self) var d }"),
      delegate(
        "class Main: NSObject, UIApplicationDelegate",
        "=== App.swift\n@main struct Reader: App { @UIApplicationDelegateAdaptor var d: Main }"),
      delegate("@main class Main: FlutterAppDelegate").replacing("func app", with: "override func app"),
    ])
  func application(project: String) throws {
    let found = try ExampleAudit.findings(in: project).filter { !$0.contains(" observed-instead ") }
    #expect(
      found == [
        "Delegate.swift:2 dead-callback error: 'applicationDidEnterBackground(_:)' is never called in an app with scenes"
      ])
  }

  @Test("A conforming type that nobody installs is not audited")
  func notInstalled() throws {
    let project =
      ExampleProject.scenes + "\n=== Proxy.swift\nclass Proxy: NSObject, UIApplicationDelegate { \(Self.dead) }"
    #expect(try ExampleAudit.findings(in: project) == [])
  }

  @Test(
    "A scene's delegate is found by manifest or code",
    arguments: [
      "=== Other.swift\nfunc f(c: UISceneConfiguration) { c.delegateClass = Other.self }",
      "=== Other.m\n@implementation Chooser\n- (void)f { configuration.delegateClass = [Other class]; }\n@end",
    ])
  func scene(code: String) throws {
    let slip = "class Other: UIResponder, UIWindowSceneDelegate { func sceneDidBecomActive(_ scene: UIScene) {} }"
    let project = ExampleProject.scenes + "\n=== Delegate.swift\n\(slip)\n"
    #expect(try ExampleAudit.findings(in: project).map { $0.contains("unreached-delegate") } == [true])
    #expect(try ExampleAudit.findings(in: project + code).map { $0.contains("near-miss-callback") } == [true])
  }
}
