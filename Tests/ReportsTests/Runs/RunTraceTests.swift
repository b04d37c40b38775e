import LifecycleModel
import LifecyclePaths
import Reports
import TestSupport
import Testing
import Text

@Suite("Traces of runs")
struct RunTraceTests {
  private static func trace(_ lifecycle: Lifecycle, scenes: Int = 1, _ words: [String]) throws -> RunTrace {
    let notation = RunNotation(RunGraph(lifecycle))
    let start = Configuration(try #require(notation.graph.graph.initial), scenes: scenes)
    let reading = notation.run(of: words, from: start)
    try #require(reading.problem == nil, "\(reading.problem?.message ?? "")")
    return RunTrace(reading.run, in: notation)
  }

  private static func lifecycle(_ name: String) throws -> Lifecycle {
    try #require((TestPage.bundled + TestPage.fixtures).first { $0.name == name }).lifecycle
  }

  @Test("Traces are as recorded")
  func goldens() throws {
    let runs: [(String, String, Int, [String])] = [
      ("one-scene", "uikit-scenes", 1, ["launch", "leave", "return"]),
      ("two-scenes", "uikit-scenes", 2, ["launch", "scene2:new-window", "leave", "discard"]),
      (
        "late-calls", "uikit-scenes", 1,
        [
          "launch(1 2 4 5 7 8)", "leave", "end(1)", "background-launch(1 2 3.2)", "connect-in-the-background(2)",
          "end(3)",
        ]
      ),
      ("japanese", "ja-scene-delegate", 1, ["起動", "ホームへ"]),
      ("hostile", "hostile-names", 1, ["retry:-again", "->\\</script>"].map { $0.replacing("\\<", with: "<") }),
    ]
    var files: [String: String] = [:]
    for (name, page, scenes, words) in runs {
      let trace = try Self.trace(try Self.lifecycle(page), scenes: scenes, words)
      files["\(name).txt"] = RunTraceText(trace, isColored: false).text
      files["\(name).json"] = RunTraceJSON(trace).text
    }
    try Goldens("simulate").expect(files)
  }

  @Test("A call belongs to the transition on which it came; a skipped one is at its place on the page")
  func transitions() throws {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[0].steps[1].attributes.certainty = .deferred(until: nil)
    lifecycle.transitions[0].steps[2].attributes.certainty = .mayBeSkipped(when: "it rains")
    let late = try Self.trace(lifecycle, ["launch(1 4 5 6 2 7)"])
    #expect(late.events[0].transitions.map { $0.calls.map(\.number) } == [["1", "3", "4", "5"], ["6", "2", "7"]])
    #expect(late.events[0].transitions[0].calls.map(\.outcome) == [.came, .skipped, .came, .came])
    let later = try Self.trace(lifecycle, ["launch(1 3 4 5 6 7)", "leave(1 1.2 2 3 4)"])
    #expect(later.events[0].transitions[0].calls.map(\.outcome) == [.came, .left, .came, .came, .came])
    #expect(later.events[1].transitions.map { $0.calls.map(\.number) } == [["1", "1.2", "2"], ["3", "4"]])
    #expect(later.events[1].transitions[0].calls[1].outcome == .cameLate(event: 1))
    #expect(later.pending.isEmpty)
  }

  @Test("Skipped and pending calls are marked in words, and dimmed only on a terminal")
  func colours() throws {
    let trace = try Self.trace(try Self.lifecycle("uikit-scenes"), ["launch", "leave", "end(1)"])
    let plain = RunTraceText(trace, isColored: false).text
    let colored = RunTraceText(trace, isColored: true).text
    #expect(plain.contains("skipped: the process is killed without notice"))
    #expect(plain.contains("skipped or still to come: some iPhones do not call it; the next launch"))
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[2m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("Names of a page cannot control the terminal, and columns stay columns")
  func hostile() throws {
    let notation = RunNotation(RunGraph(.hostile))
    var randomWalk = RandomWalk(in: notation.graph, seed: 1, resolvesCalls: true)
    for scenes in 1...2 {
      let run = randomWalk.extend(
        Run(from: Configuration(try #require(notation.graph.graph.initial), scenes: scenes)), by: 40)
      let trace = RunTrace(run, in: notation)
      let text = RunTraceText(trace, isColored: false)
      #expect(!text.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
      var columns: Set<Int>?
      for (index, event) in trace.events.enumerated() {
        var lines = text.event(index).split(separator: "\n").dropFirst()
        for transition in event.transitions {
          for call in transition.calls {
            let line = try #require(lines.first)
            lines = lines.dropFirst()
            let name = notation.graph.lifecycle.shownName(of: call.step.callback).terminalSafe
            let starts = line.ranges(of: name).map { line[..<$0.lowerBound].displayWidth }
            columns = columns?.intersection(starts) ?? Set(starts)
          }
          lines = lines.dropFirst()
        }
      }
      #expect(columns?.count == 1, "the callbacks of all calls begin in one column")
    }
  }

  @Test("A run without events shows where the scenes are")
  func empty() throws {
    let trace = try Self.trace(.sample, scenes: 2, [])
    #expect(
      RunTraceText(trace, isColored: false).text == """
        Scene 1: Not running. Next: launch
        Scene 2: Not running. Next: scene2:launch

        """)
    var ended = Lifecycle.sample
    ended.transitions.removeLast(3)
    let end = try Self.trace(ended, ["launch", "leave"])
    #expect(RunTraceText(end, isColored: false).text.hasSuffix("State: Background. Next: return\n"))
  }
}
