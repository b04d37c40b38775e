import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@Suite("A life cycle at one version")
struct LifecycleSelectionTests {
  @Test("A life cycle without versions does not change, except for its own version")
  func whole() {
    var expected = Lifecycle.sample
    expected.versions = VersionRange(Version(9))
    let selection = LifecycleSelection(
      of: .sample, sourceMap: SourceMap(), at: VersionSelection(PlatformVersion("iOS", Version(9))))
    #expect(selection.lifecycle == expected)
    #expect(selection.sourceMap == SourceMap())
  }

  @Test("A state is removed with its substates, their transitions, and claims about them")
  func state() {
    var lifecycle = Lifecycle.sample
    lifecycle.states[1].availability.since = PlatformVersion("iOS", Version(13))
    lifecycle.rules = [
      Rule(text: "", claim: .init(AlwaysEventuallyRule.self, .state(StateID(3)), .state(StateID(4)))),
      Rule(text: "", claim: .init(OnlyInRule.self, .callback(CallbackID(0)), .state(StateID(5)))),
    ]
    lifecycle.scenarios = [Scenario(title: "", path: [StateID(0), StateID(2)], items: [])]
    let early = select(lifecycle, 12)
    #expect(early.states.map(\.name) == ["Not running", "Background", "Suspended"])
    #expect(early.transitions.map(\.event) == ["Suspend", "Reclaim", "Close"])
    #expect(early.transitions.map(\.source) == [StateID(1), StateID(2), StateID(1)])
    #expect(early.rules.map(\.claim) == [.init(OnlyInRule.self, .callback(CallbackID(0)), .state(StateID(2)))])
    #expect(early.scenarios == [])
    #expect(select(lifecycle, 13).states.count == 6)
  }

  @Test("A delegate is removed with its callbacks, the steps that call them and their rules")
  func delegate() {
    var lifecycle = Lifecycle.sample
    lifecycle.delegates[1].availability.removed = PlatformVersion("iOS", Version(27))
    lifecycle.rules = [
      Rule(text: "", claim: .init(BeforeRule.self, .callback(CallbackID(0)), .callback(CallbackID(2)))),
      Rule(text: "", claim: .init(NeverRule.self, .callback(CallbackID(3)))),
    ]
    let late = select(lifecycle, 27)
    #expect(late.delegates.map(\.name) == ["AppDelegate", "ViewController", "ScenePhase"])
    #expect(late.callbacks.allSatisfy { $0.delegate.index < 3 })
    #expect(
      late.transitions[0].steps.map { late.qualifiedName(of: $0.callback) } == [
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:configurationForConnecting:options:)", "ViewController.viewDidLoad()",
      ])
    #expect(late.rules.map(\.claim) == [.init(NeverRule.self, .callback(CallbackID(2)))])
  }

  @Test("A chain that loses a segment is two chains")
  func chain() {
    var lifecycle = Lifecycle(name: "T")
    lifecycle.states = [State(name: "A"), State(name: "B"), State(name: "C"), State(name: "D")]
    lifecycle.transitions = (0..<3).map { Transition(from: StateID($0), to: StateID($0 + 1), isContinuation: $0 > 0) }
    lifecycle.transitions[1].availability.since = PlatformVersion(nil, Version(2))
    #expect(select(lifecycle, 1).chains == [[TransitionID(0)], [TransitionID(1)]])
    #expect(select(lifecycle, 2).chains == [[TransitionID(0), TransitionID(1), TransitionID(2)]])
  }

  @Test("A step exists only if its callback does")
  func step() {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[0].steps[1].attributes.availability.since = PlatformVersion("iOS", Version(14))
    #expect(select(lifecycle, 13).transitions[0].steps.count == 4)
    #expect(select(lifecycle, 14).transitions[0].steps.count == 5)
    #expect(select(lifecycle, 13).callbacks.count == lifecycle.callbacks.count)
  }

  @Test("A scenario loses the calls that don't exist, and their places")
  func scenario() {
    var lifecycle = Lifecycle.sample
    let place = { (start: Int) in SourceRange(start, start + 1) }
    lifecycle.callbacks[9].attributes.availability.since = PlatformVersion("iOS", Version(14))
    lifecycle.scenarios = [
      Scenario(title: "Gone", path: [StateID(3), StateID(2)], items: []),
      Scenario(
        title: "Leave", path: [StateID(3), StateID(2), StateID(4)],
        items: [.call(Step(CallbackID(7))), .call(Step(CallbackID(9))), .reached(StateID(4))]),
    ]
    lifecycle.scenarios[0].availability.removed = PlatformVersion("iOS", Version(13))
    var map = SourceMap()
    map.scenarios = [
      SourceMap.ScenarioPlace(range: place(1)),
      SourceMap.ScenarioPlace(range: place(2), items: [place(3), place(4), place(5)]),
    ]
    let selection = LifecycleSelection(
      of: lifecycle, sourceMap: map, at: VersionSelection(PlatformVersion("iOS", Version(13))))
    #expect(selection.lifecycle.scenarios.map(\.items) == [[.call(Step(CallbackID(7))), .reached(StateID(4))]])
    #expect(
      selection.sourceMap.scenarios == [SourceMap.ScenarioPlace(range: place(2), items: [place(3), place(5)])])
  }

  @Test("A log line is removed with its callback or delegate, and its place")
  func logLines() {
    var lifecycle = Lifecycle.sample
    let place = { (start: Int) in
      SourceMap.LogLinePlace(pattern: SourceRange(start, start + 1), call: SourceRange(start + 2, start + 3))
    }
    lifecycle.callbacks[0].attributes.availability.removed = PlatformVersion("iOS", Version(27))
    lifecycle.delegates[3].availability.since = PlatformVersion("iOS", Version(14))
    lifecycle.logLines = [
      LoggedLine(LinePattern("a"), .callback(CallbackID(0))), LoggedLine(LinePattern("b"), .callback(CallbackID(1))),
      LoggedLine(LinePattern("(?<value>c)"), .value(of: DelegateID(3))),
      LoggedLine(LinePattern("(?<callback>d)"), .named),
    ]
    var map = SourceMap()
    map.logLines = [place(1), place(5), place(9), place(13)]
    let at = { (version: Int) in
      LifecycleSelection(
        of: lifecycle, sourceMap: map, at: VersionSelection(PlatformVersion("iOS", Version(version))))
    }
    #expect(at(14).lifecycle.logLines == lifecycle.logLines)
    #expect(at(14).sourceMap.logLines == map.logLines)
    #expect(at(27).lifecycle.logLines.map(\.call) == [.callback(CallbackID(0)), .value(of: DelegateID(3)), .named])
    #expect(at(27).sourceMap.logLines == [place(5), place(9), place(13)])
    #expect(at(13).lifecycle.logLines.map(\.pattern.text) == ["a", "b", "(?<callback>d)"])
    #expect(at(13).sourceMap.logLines == [place(1), place(5), place(13)])
  }

  private func select(_ lifecycle: Lifecycle, _ version: Int) -> Lifecycle {
    LifecycleSelection(
      of: lifecycle, sourceMap: SourceMap(), at: VersionSelection(PlatformVersion("iOS", Version(version)))
    ).lifecycle
  }
}
