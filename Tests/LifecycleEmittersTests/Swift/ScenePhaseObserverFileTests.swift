import LifecycleModel
import TestSupport
import Testing

@Suite("The generated observer of the scene phase")
struct ScenePhaseObserverFileTests {
  @Test(
    "The form of onChange is that of the page's lowest version",
    arguments: [(14, "of: scenePhase) { phase in"), (17, "of: scenePhase) { _, phase in")])
  func form(version: Int, call: String) {
    var lifecycle = Lifecycle.sample
    lifecycle.versions = VersionRange(Version(version))
    #expect(lifecycle.swift("ScenePhaseObserver").contains(call))
    #expect(!lifecycle.swift("ScenePhaseObserver").contains("@available"))
  }
}
