import LifecycleAudit
import Testing

@Suite("Methods that are callbacks, or almost")
struct CallbackMatchingTests {
  private static let connection =
    "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}"

  @Test(
    "Neutral edits change nothing",
    arguments: [
      connection,
      connection.replacing("session:", with: "other:"),
      connection.replacing("options connectionOptions", with: "options"),
      "@MainActor public nonisolated " + connection,
      connection.replacing("UIScene.Conn", with: "UIKit.UIScene.Conn"),
      "/* a */ func scene(\r\n    _ scene: UIScene, // b\r\n willConnectTo session: UISceneSession,\r\n options: UIScene.ConnectionOptions\r\n  ) {}",
      "@objc(scene:willConnectToSession:options:) func connect(_ a: UIScene, b: UISceneSession, c: UIScene.ConnectionOptions) {}",
      "@objc private " + connection,
      "func windowScene(_ s: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool { read(options.shortcutItem) }",
      "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}",
    ])
  func neutral(member: String) throws {
    let found = try ExampleAudit.findings(in: ExampleProject.sceneDelegate("  " + member))
    #expect(found.filter { !$0.contains("launch-request-lost") } == [])
  }

  @Test(
    "A single slip is told",
    arguments: [
      (connection.replacing("willConnectTo", with: "willConectTo"), "it is almost"),
      (connection.replacing("func scene", with: "func scenes"), "it is almost"),
      (connection.replacing("_ scene: UIScene", with: "scene: UIScene"), "it is almost"),
      (connection.replacing("UISceneSession", with: "UIScene"), "its types are not the callback's"),
      (connection.replacing("{}", with: "-> Bool { true }"), "its types are not the callback's"),
      (
        "func scene(_ scene: UIScene, options: UIScene.ConnectionOptions, willConnectTo session: UISceneSession) {}",
        "it is almost"
      ),
      ("func scenDidBecomeActive(_ scene: UIScene) {}", "it is almost"),
    ])
  func slips(member: String, words: String) throws {
    let found = try ExampleAudit.findings(in: ExampleProject.sceneDelegate("  " + member))
    #expect(
      found.count == 1 && found.allSatisfy { $0.contains("near-miss-callback error") && $0.contains(words) }, "\(found)"
    )
  }

  @Test(
    "A type that is unwrapped implicitly may be written as it is, as an optional, or without a mark",
    arguments: [("WKNavigation!", true), ("WKNavigation?", true), ("WKNavigation", true), ("WKWebView", false)])
  func unwrapped(type: String, isSame: Bool) throws {
    let member = "  func webView(_ webView: WKWebView, didFinish navigation: \(type)) {}"
    let project = ExampleProject.sceneDelegate(member)
      .replacing(
        ": UIResponder, UIWindowSceneDelegate", with: ": UIResponder, UIWindowSceneDelegate, WKNavigationDelegate")
    #expect(project.contains("WKNavigationDelegate"))
    #expect(try ExampleAudit.findings(in: project).isEmpty == isSame)
  }

  @Test(
    "What Objective-C cannot see is told with its cause",
    arguments: [
      ("private func sceneDidBecomeActive(_ scene: UIScene) {}", "it is private"),
      ("fileprivate func sceneDidBecomeActive(_ scene: UIScene) {}", "it is fileprivate"),
      ("static func sceneDidBecomeActive(_ scene: UIScene) {}", "it is static"),
      ("@nonobjc func sceneDidBecomeActive(_ scene: UIScene) {}", "it is @nonobjc"),
    ])
  func hidden(member: String, words: String) throws {
    let found = try ExampleAudit.findings(in: ExampleProject.sceneDelegate("  " + member))
    #expect(
      found.count == 1 && found.allSatisfy { $0.contains("hidden-callback error") && $0.contains(words) }, "\(found)")
  }

  @Test("A near miss that the own code calls, or a protocol of the app has, is none")
  func ownMethods() throws {
    let slip = "  func sceneDidBecomActive(_ scene: UIScene) {}"
    let called =
      ExampleProject.sceneDelegate(slip) + "\n=== Other.swift\nfunc f(d: SceneDelegate) { d.sceneDidBecomActive(s) }"
    #expect(try ExampleAudit.findings(in: called) == [])
    let required =
      ExampleProject.sceneDelegate(slip).replacing(
        "UIWindowSceneDelegate {", with: "UIWindowSceneDelegate, Activated {")
      + "\n=== Other.swift\nprotocol Activated { func sceneDidBecomActive(_ scene: UIScene) }"
    #expect(try ExampleAudit.findings(in: required) == [])
    let both = ExampleProject.sceneDelegate(slip + "\n  func sceneDidBecomeActive(_ scene: UIScene) {}")
    #expect(try ExampleAudit.findings(in: both) == [])
  }

  @Test("A superclass that is not known silences near misses")
  func open() throws {
    let project = ExampleProject.sceneDelegate("  func sceneDidBecomActive(_ scene: UIScene) {}")
      .replacing("SceneDelegate: UIResponder", with: "SceneDelegate: VendorDelegate")
    #expect(try ExampleAudit.findings(in: project) == [])
  }
}
