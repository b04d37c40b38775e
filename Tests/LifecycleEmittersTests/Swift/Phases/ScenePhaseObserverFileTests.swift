import LifecycleModel
import TestSupport
import Testing

@Suite("The generated observer of the scene phase")
struct ScenePhaseObserverFileTests {
  @Test(
    "The form of onChange is that of the page's lowest version, and has the old value",
    arguments: [(14, "of: scenePhase) { [old = scenePhase] phase in"), (17, "of: scenePhase) { old, phase in")])
  func form(version: Int, call: String) {
    var lifecycle = Lifecycle.sample
    lifecycle.versions = VersionRange(Version(version))
    #expect(lifecycle.swift("ScenePhaseObserver").contains(call))
    #expect(!lifecycle.swift("ScenePhaseObserver").contains("@available"))
  }

  @Test(
    "Where no case asks for the old value, it is not there", arguments: [(14, "{ phase in"), (17, "{ _, phase in")])
  func newValueAlone(version: Int, call: String) {
    let page = PhasePage.lifecycle(
      """
      ### Go: Off → Active

      1. `SceneDelegate.sceneDidBecomeActive(_:)`
      2. `ScenePhase.active`
      """, version: version)
    #expect(page.swift("ScenePhaseObserver").contains("    content.onChange(of: scenePhase) \(call)\n"))
    #expect(
      page.swift("ScenePhaseObserver").contains(
        """
              switch phase {
              case .active: sceneDidBecomeActive()
              default: break
              }

        """))
  }

  @Test("It says how to use it, when each hook is called, and what has none")
  func comment() throws {
    let page = try #require(TestPage.specs.first { $0.name == "scene-phase" }).lifecycle
    let text = page.swift("ScenePhaseObserver")
    #expect(
      text.contains("///     ContentView().modifier(ScenePhaseObserver(sceneWillEnterForeground: { refresh() }))\n"))
    #expect(text.contains("  ///   - sceneWillEnterForeground: `.inactive`, coming from `.background`. Stands for\n"))
    #expect(text.contains("  ///     `SceneDelegate.sceneWillEnterForeground(_:)`. Not on Launch.\n"))
    #expect(
      text.contains("/// - No value goes with `SceneDelegate.sceneDidDisconnect(_:)`. No substitute: keep a scene"))
  }
}
