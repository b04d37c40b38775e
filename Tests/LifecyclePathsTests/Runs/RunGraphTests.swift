import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("Run graphs")
struct RunGraphTests {
  private let runs = RunGraph(.sample)

  @Test("An event runs its chain to the end")
  func wholeChain() throws {
    let launch = try #require(runs.macrosteps(from: StateID(0)).first)
    #expect(names([launch.source, launch.target]) == ["Not running", "Active"])
    #expect(names(runs.transitions(of: launch).map(\.target)) == ["Inactive", "Active"])
    #expect(runs.listedCalls(of: launch).map { runs.step(of: $0).callback.index } == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("In a stable state, every transition can be taken, and the rest of its chain follows")
  func middle() {
    let inactive = runs.macrosteps(from: StateID(2))
    #expect(inactive.map(runs.event) == ["Launch", "Leave", "Return"])
    #expect(names(inactive.map(\.target)) == ["Active", "Background", "Active"])
  }

  @Test("A scene is alive between the initial state and its end")
  func alive() {
    #expect(runs.lifecycle.stateIDs.map(runs.isAlive) == [false, true, true, true, true, true])
    var ended = Lifecycle.sample
    ended.states[1].isFinal = true
    #expect(ended.stateIDs.map(RunGraph(ended).isAlive) == [false, false, false, false, true, true])
  }

  @Test("Guards about other scenes are evaluated; other guards are taken as true")
  func guards() throws {
    var lifecycle = Lifecycle.sample
    for transition in 0...1 { lifecycle.transitions[transition].guard = Guard("first", sceneCondition: .firstScene) }
    lifecycle.transitions[8].guard = Guard("another", sceneCondition: .anotherScene)
    lifecycle.transitions[6].guard = Guard("if it rains")
    let runs = RunGraph(lifecycle)
    var configuration = Configuration(StateID(0), scenes: 2)
    let launch = try #require(configuration.macrosteps(of: 0, in: runs).first)
    configuration = configuration.after(launch, of: 0)
    #expect(configuration.macrosteps(of: 1, in: runs).isEmpty)
    configuration.leaves[0] = StateID(4)
    #expect(configuration.macrosteps(of: 0, in: runs).map(runs.event) == ["Return", "Suspend"])
    configuration.leaves[1] = StateID(3)
    #expect(configuration.macrosteps(of: 0, in: runs).map(runs.event) == ["Return", "Suspend", "Close"])
  }

  @Test("The default is one scene if all delegates belong to the process, else two")
  func sceneCount() {
    let counts = Dictionary(
      uniqueKeysWithValues: TestPage.bundled.map { ($0.name, RunGraph($0.lifecycle).defaultSceneCount) })
    #expect(counts.filter { $0.value == 1 }.keys.sorted() == ["flutter", "uikit-app", "watchos-app"])
    #expect(Set(counts.values) == [1, 2])
  }

  private func names(_ states: [StateID]) -> [String] { states.map { runs.lifecycle[$0].name } }
}
