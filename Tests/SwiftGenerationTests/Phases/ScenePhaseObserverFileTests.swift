import LifecycleModel
import TestSupport
import Testing

@Suite("The generated observer of the scene phase")
struct ScenePhaseObserverFileTests {
  @Test(
    "onChange has the form of iOS 17, and for older systems also that of iOS 14; both have the old value",
    arguments: [(14, true), (17, false)])
  func form(version: Int, hasEarlier: Bool) {
    var lifecycle = Lifecycle.sample
    lifecycle.versions = VersionRange(Version(version))
    let text = lifecycle.swift("ScenePhaseObserver")
    #expect(text.contains("of: scenePhase) { old, phase in\n"))
    #expect(text.contains("of: scenePhase) { [old = scenePhase] phase in\n") == hasEarlier)
    #expect(text.contains("    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {\n") == hasEarlier)
    #expect(!text.contains("@available"))
  }

  @Test(
    "If no case needs the old value, it is left out",
    arguments: [(14, ["_, phase", "phase"]), (17, ["_, phase"])])
  func newValueAlone(version: Int, calls: [String]) {
    let page = PhasePage.lifecycle(
      """
      ### Go: Off → Active

      1. `SceneDelegate.sceneDidBecomeActive(_:)`
      2. `ScenePhase.active`
      """, version: version)
    let text = page.swift("ScenePhaseObserver")
    let closures = text.matches(of: #/content\.onChange\(of: scenePhase\) \{ (.*) in\n/#).map { String($0.1) }
    #expect(closures == calls)
    #expect(
      text.contains(
        """
            switch phase {
            case .active: sceneDidBecomeActive()
            default: break
            }

        """))
  }

  @Test("It documents its use, the calls of each hook, and values without a hook")
  func comment() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    let text = page.swift("ScenePhaseObserver")
    #expect(
      text.contains("///     ContentView().modifier(ScenePhaseObserver(sceneWillEnterForeground: { refresh() }))\n"))
    #expect(
      text.contains("  ///   - sceneWillEnterForeground: `.inactive`, coming from `.background`. Corresponds to\n"))
    #expect(text.contains("  ///     `SceneDelegate.sceneWillEnterForeground(_:)`. Not called on Launch.\n"))
    #expect(
      text.contains(
        "/// - No value corresponds to `SceneDelegate.sceneDidDisconnect(_:)`. No phase: observe\n"))
  }
}
