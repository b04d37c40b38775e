import LifecycleModel
import TestSupport
import Testing

@Suite("Questions about a life cycle")
struct LifecycleQuestionsTests {
  private let lifecycle = Lifecycle.sample

  @Test("A callback is shown by its name, an observed value with a full stop; qualified with its owner")
  func names() {
    #expect(lifecycle.shownName(of: CallbackID(3)) == "viewDidLoad()")
    #expect(lifecycle.shownName(of: CallbackID(6)) == ".active")
    #expect(lifecycle.qualifiedName(of: CallbackID(6)) == "ScenePhase.active")
    #expect(lifecycle.delegate(of: CallbackID(6)).name == "ScenePhase")
  }

  @Test("A delegate has its callbacks, a state its substates and its lineage, in page order")
  func parts() {
    #expect(lifecycle.callbacks(of: DelegateID(3)).map { lifecycle[$0].name } == ["active", "inactive", "background"])
    #expect(lifecycle.substates(of: StateID(1)) == [StateID(2), StateID(3)])
    #expect(
      lifecycle.substates(of: nil).map { lifecycle[$0].name } == [
        "Not running", "Foreground", "Background", "Suspended",
      ])
    #expect(lifecycle.lineage(of: StateID(3)) == [StateID(3), StateID(1)])
  }

  @Test("Transitions that follow each other within one event are a chain")
  func chains() {
    #expect(lifecycle.chains.map { $0.map(\.index) } == [[0, 1], [2, 3], [4, 5], [6], [7], [8]])
  }

  @Test("If the page does not say it, the catalog gives a callback's versions and replacement")
  func catalog() {
    var lifecycle = lifecycle
    lifecycle.callbacks.append(Callback(delegate: DelegateID(0), name: "applicationDidBecomeActive(_:)"))
    let id = CallbackID(lifecycle.callbacks.count - 1)
    #expect(lifecycle.availability(of: id).since?.description == "iOS 2")
    #expect(lifecycle.availability(of: id).deprecated?.description == "iOS 26")
    #expect(lifecycle.replacement(of: id)?.hasPrefix("sceneDidBecomeActive(_:)") == true)
    lifecycle.callbacks[id.index].attributes.availability.since = PlatformVersion("iOS", Version(3))
    lifecycle.callbacks[id.index].attributes.replacedBy = "nothing"
    #expect(lifecycle.availability(of: id).since?.description == "iOS 3")
    #expect(lifecycle.replacement(of: id) == "nothing")
  }
}
