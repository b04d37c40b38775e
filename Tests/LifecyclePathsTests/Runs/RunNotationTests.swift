import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@Suite("The notation of runs")
struct RunNotationTests {
  private let notation: RunNotation
  private let start: Configuration

  init() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" })
    notation = RunNotation(RunGraph(page.lifecycle))
    start = Configuration(try #require(notation.graph.graph.initial), scenes: 2)
  }

  private func run(_ words: String...) -> (run: Run, problem: RunProblem?) { notation.run(of: words, from: start) }

  @Test("An event is read in any spelling, with or without its scene")
  func spellings() throws {
    let canonical = ["launch", "scene2:new-window", "leave", "return-with-request"]
    let result = run("Launch", "SCENE2:New Window", "scene1:LEAVE", "return_with request")
    #expect(result.problem == nil)
    #expect(notation.words(of: result.run) == canonical)
    let more = run("launch[first scene]", "scene2:new-window->active", "leave->inactive->background", "return→active")
    #expect(more.problem == nil)
    #expect(notation.words(of: more.run) == ["launch", "scene2:new-window", "leave", "return"])
  }

  @Test("Calls that came out of order are numbered; so are late ones, with their event")
  func calls() throws {
    let words = ["launch(1 2 4 5 7 8)", "leave", "end(1)", "background-launch(1 3.2 2)"]
    let result = notation.run(of: words, from: start)
    #expect(result.problem == nil)
    #expect(notation.words(of: result.run) == words)
    try #require(result.run.events.count == words.count)
    #expect(result.run.events[2].calls.map(\.step) == [0])
    #expect(result.run.events[3].calls.map(\.lateFrom) == [nil, 2, nil])
    #expect(run("launch( 1, 2,4 5 7 8 )").run == run("launch(1 2 4 5 7 8)").run)
    #expect(notation.words(of: run("launch(1 2 3 4 5 6 7 8)").run) == ["launch"])
  }

  @Test("Events of one name are distinguished by guard and target, then by a number")
  func twins() throws {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions = [
      Transition(from: StateID(0), to: StateID(4), event: "Go"),
      Transition(from: StateID(0), to: StateID(4), event: "go", guard: Guard("It rains")),
      Transition(from: StateID(0), to: StateID(5), event: "GO"),
      Transition(from: StateID(0), to: StateID(2), event: "Go"),
      Transition(from: StateID(2), to: StateID(5), event: "Go", isContinuation: true),
      Transition(from: StateID(0), to: StateID(4)),
      Transition(from: StateID(0), to: StateID(5), event: "GO"),
    ]
    let notation = RunNotation(RunGraph(lifecycle))
    let position = RunPosition(at: Configuration(StateID(0), scenes: 1))
    let words = notation.words(possibleFor: 0, at: position)
    #expect(
      words == [
        "go", "go[it-rains]", "go->suspended", "go->inactive->suspended", "->background", "go->suspended#3",
      ])
    #expect(notation.words(possibleFor: 0, at: position, limit: 2) == ["go", "go[it-rains]"])
  }

  @Test("The words determine the number of scenes, unless an event has that name")
  func scenes() {
    #expect(notation.sceneCount(namedIn: ["launch", "scene3:leave(1)", "scene2:leave"]) == 3)
    #expect(notation.sceneCount(namedIn: ["scene: x", "scenes2:x", "2:x", "scene2"]) == 1)
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[0].event = "Scene2: open"
    #expect(RunNotation(RunGraph(lifecycle)).sceneCount(namedIn: ["scene2:-open"]) == 1)
    #expect(notation.sceneCount(namedIn: ["scene99999999999999999999:x"]) == .max)
  }

  @Test(
    "The error of a word that cannot be read has a reason and a suggestion",
    arguments: [
      (
        ["lanch"], "the page has no event 'lanch'",
        "Did you mean 'launch'? Possible now: 'launch', 'launch-with-request', 'background-launch'"
      ),
      (
        ["scene2:lanch"], "the page has no event 'lanch'",
        "Did you mean 'scene2:launch'? Possible now: 'scene2:launch', 'scene2:launch-with-request', 'scene2:background-launch'"
      ),
      (
        ["leave"], "'leave' cannot happen in 'Not running', the state of scene 1",
        "Possible now: 'launch', 'launch-with-request', 'background-launch'"
      ),
      (
        ["leave(1)"], "'leave' cannot happen in 'Not running', the state of scene 1",
        "Possible now: 'launch', 'launch-with-request', 'background-launch'"
      ),
      (
        ["new-window"], "'new-window' requires another scene to be alive",
        "Possible now: 'launch', 'launch-with-request', 'background-launch'"
      ),
      (
        ["launch", "scene2:launch"], "'launch' requires that no other scene is alive",
        "Possible now: 'scene2:new-window'"
      ),
      (
        ["launch", "scene2:new-window", "leave", "end"], "'end' requires this scene to be the last one alive",
        "Possible now: 'return', 'return-with-request', 'return-with-notification', 'system-event', 'save-state', 'suspend', 'disconnect', 'disconnect->disconnected#2', 'discard'"
      ),
      (["scene3:launch"], "scene 3 does not exist", "Scenes are numbered from 1 to 2"),
      (["scene0:launch"], "scene 0 does not exist", "Scenes are numbered from 1 to 2"),
      (
        ["launch(1 x)"], "'x' is not the number of a call",
        "Write call numbers, such as '(1 3)', and a deferred call with its event, such as '(1 2.4)'"
      ),
      (
        ["launch(1 -3)"], "'-3' is not the number of a call",
        "Write call numbers, such as '(1 3)', and a deferred call with its event, such as '(1 2.4)'"
      ),
      (["launch(9)"], "'launch' has no call 9; its calls are numbered from 1 to 8", nil),
      (["launch(0)"], "'launch' has no call 0; its calls are numbered from 1 to 8", nil),
      (["launch", "leave", "suspend(1)"], "'suspend' has no call 1; it has no calls", nil),
      (["launch", "interruption(2)"], "'interruption' has no call 2; it has 1 call", nil),
      (["launch(1 1)"], "call 1 of 'launch' is listed twice", nil),
      (
        ["launch()"],
        "call 1 of 'launch' cannot be left out: AppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "Only calls that may be skipped or are deferred may be left out"
      ),
      (["launch(1 2 4 3 5 6 7 8)"], "call 4 of 'launch' cannot come before call 3", nil),
      (["launch(1 2 4 5 8 7)"], "call 8 of 'launch' cannot come before call 7", nil),
      (["launch(1 1.2 2 4 5 7 8)"], "call 1.2 is not pending", "No call is pending"),
      (
        ["launch", "leave", "end(1)", "launch(3.1)"], "call 3.1 is not pending",
        "Pending: 3.2"
      ),
      (
        ["launch(1.2.3)"], "'1.2.3' is not the number of a call",
        "Write call numbers, such as '(1 3)', and a deferred call with its event, such as '(1 2.4)'"
      ),
    ] as [([String], String, String?)])
  func problems(words: [String], message: String, help: String?) throws {
    let result = notation.run(of: words, from: start)
    let problem = try #require(result.problem)
    #expect(problem.message == message)
    #expect(problem.help == help)
    #expect(result.run.events.count == words.count - 1)
  }

  @Test("The first event of a mode settles it; an event of the other is refused, and the bare name means this one's")
  func modes() throws {
    var lifecycle = Lifecycle.sample
    let with = Guard("app with scenes", mode: .withScenes)
    let without = Guard("app without scenes", mode: .withoutScenes)
    lifecycle.transitions = [
      Transition(from: StateID(0), to: StateID(4), event: "launch"),
      Transition(from: StateID(4), to: StateID(4), event: "work", guard: without),
      Transition(from: StateID(4), to: StateID(4), event: "work", guard: with),
      Transition(from: StateID(4), to: StateID(0), event: "end"),
    ]
    let notation = RunNotation(RunGraph(lifecycle))
    let start = Configuration(StateID(0), scenes: 2)
    let run = notation.run(
      of: ["launch", "work[app-with-scenes]", "work", "end", "launch", "scene2:launch", "scene2:work"], from: start)
    #expect(run.problem == nil)
    #expect(run.run.events.map(\.macrostep.mode) == [nil, .withScenes, .withScenes, nil, nil, nil, .withScenes])
    #expect(run.run.end.mode == .withScenes)
    #expect(
      notation.words(of: run.run) == [
        "launch", "work[app-with-scenes]", "work", "end", "launch", "scene2:launch", "scene2:work",
      ])
    let problem = notation.run(of: ["launch", "work", "scene2:launch", "scene2:work[app-with-scenes]"], from: start)
      .problem
    #expect(
      problem?.message == "'work[app-with-scenes]' cannot happen: earlier events are those of an app without scenes")
    #expect(problem?.help == "Possible now: 'scene2:work', 'scene2:end'")
  }

  @Test("If no event is possible, the error says so; of many possible events it names some")
  func extremes() throws {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions = [Transition(from: StateID(0), to: StateID(4), event: "go")]
    var result = RunNotation(RunGraph(lifecycle)).run(of: ["go", "go"], from: Configuration(StateID(0), scenes: 1))
    #expect(result.problem?.message == "'go' cannot happen in 'Background'")
    #expect(result.problem?.help == "No event is possible now")
    lifecycle.transitions = (1...1_000).map { Transition(from: StateID(0), to: StateID(4), event: "go \($0)") }
    result = RunNotation(RunGraph(lifecycle)).run(of: ["x"], from: Configuration(StateID(0), scenes: 1))
    #expect(result.problem?.help?.hasSuffix("'go-24', …") == true)
  }
}
