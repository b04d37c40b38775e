import Diagnostics
import Foundation
import LifecycleModel
import LifecyclePaths
import Reports
import TestSupport
import Testing

@testable import instar

@Suite("instar simulate", .tags(.program))
struct SimulateTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Pages.order, to: "order.md")
  }

  private func golden(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: "Tests/Golden/simulate/\(name)"), encoding: .utf8)
  }

  @Test("Events are simulated, as text and as JSON")
  func formats() async throws {
    let words = ["simulate", "uikit-scenes", "launch", "leave", "return"]
    #expect(
      try await sandbox.instar(words) == ProgramRun(status: 0, output: try golden("one-scene.txt"), messages: ""))
    #expect(try await sandbox.instar(words + ["--format", "json"]).output == golden("one-scene.json"))
    _ = try await sandbox.instar(words + ["-o", "out/run.json"])
    #expect(sandbox.read("out/run.json") == (try golden("one-scene.json")))
    _ = try await sandbox.instar(words + ["-o", "out/run", "--color", "always"])
    #expect(sandbox.read("out/run") == (try golden("one-scene.txt")))
  }

  @Test("The path is drawn on the states, in the selected format or that of the file's extension")
  func pictures() async throws {
    let words = ["simulate", "uikit-scenes", "launch", "scene2:new-window", "leave"]
    let dot = try await sandbox.instar(words + ["--format", "dot"])
    let plain = try await sandbox.instar("graph", "uikit-scenes", "--format", "dot")
    #expect(dot.status == 0)
    #expect(dot.output.hasPrefix("digraph"))
    #expect(dot.output != plain.output)
    for (name, start) in [("a.svg", "<svg"), ("a.png", "\u{89}PNG"), ("a.pdf", "%PDF")] {
      let run = try await sandbox.instar(words + ["-o", name])
      #expect(run == ProgramRun(status: 0, output: "", messages: ""))
      let bytes = try Data(contentsOf: sandbox.folder.appending(path: name))
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }
    #expect(sandbox.read("a.svg")?.contains("Scene 2") == true)
    try sandbox.write("{\"run\": [\"launch\"], \"message\": \"Something is wrong\"}", to: "run.json")
    _ = try await sandbox.instar("simulate", "uikit-scenes", "--replay", "run.json", "-o", "b.svg")
    #expect(sandbox.read("b.svg")?.contains("Something is wrong") == true)
  }

  @Test("The words determine the number of scenes")
  func scenes() async throws {
    let words = ["launch", "scene2:new-window", "leave", "discard"]
    let run = try await sandbox.instar(["simulate", "uikit-scenes"] + words)
    #expect(run == ProgramRun(status: 0, output: try golden("two-scenes.txt"), messages: ""))
    let more = try await sandbox.instar("simulate", "uikit-scenes", "launch", "--scenes", "3")
    #expect(more.output.hasSuffix("Scene 3: Not running. Next: scene3:new-window\n"))
  }

  @Test("An impossible event is an error with the possible ones; text shows the run up to it, JSON nothing")
  func impossible() async throws {
    let words = ["simulate", "uikit-scenes", "launch", "retrun"]
    let run = try await sandbox.instar(words)
    #expect(run.status == 64)
    #expect(run.output.hasPrefix("1. Launch  Not running → Inactive → Active"))
    #expect(!run.output.contains("Next:"))
    #expect(
      run.messages == """
        error: the page has no event 'retrun'
        help: Did you mean 'return'? Possible now: 'leave', 'interruption', 'control-center-or-app-switcher', \
        'quick-return', 'system-event', 'handoff'

        """)
    let json = try await sandbox.instar(words + ["--format", "json"])
    #expect(json.status == 64)
    #expect(json.output == "")
    let file = try await sandbox.instar(words + ["-o", "run.txt"])
    #expect(file.status == 64)
    #expect(file.output == "")
    #expect(sandbox.files(in: ".") == ["order.md"])
  }

  @Test("--from begins elsewhere; a composite state means its initial state")
  func from() async throws {
    let run = try await sandbox.instar("simulate", "uikit-scenes", "--from", "background", "return")
    #expect(run.output.hasPrefix("1. Return  Background → Inactive → Active\n"))
    let composite = try await sandbox.instar("simulate", "uikit-scenes", "--from", "Foreground", "interruption ends")
    #expect(composite.output.hasPrefix("1. Interruption ends  Inactive → Active\n"))
    let scenes = try await sandbox.instar("simulate", "uikit-scenes", "--from", "Active", "scene2:new-window")
    #expect(scenes.status == 0)
  }

  @Test("Random runs are the same with the same seed, which is printed")
  func random() async throws {
    let seeded = ["simulate", "uikit-scenes", "launch", "--random", "12", "--seed", "7", "--format", "json"]
    let run = try await sandbox.instar(seeded)
    #expect(run.status == 0)
    #expect(try await sandbox.instar(seeded) == run)
    let line = try #require(
      run.messages.wholeMatch(of: /Repeat with: instar (simulate uikit-scenes launch .*)\n/)?.1)
    let words = line.split(separator: " ").map(String.init)
    #expect(words.count == 15)
    #expect(try await sandbox.instar(words + ["--format", "json"]).output == run.output)
    let unseeded = try await sandbox.instar("simulate", "uikit-scenes", "--random", "12", "--format", "json")
    let seed = try #require(unseeded.messages.wholeMatch(of: /Seed: ([0-9]+)\nRepeat with: .*\n/)?.1)
    let again = try await sandbox.instar(
      ["simulate", "uikit-scenes", "--random", "12", "--format", "json", "--seed", String(seed)])
    #expect(again.output == unseeded.output)
  }

  @Test("A printed JSON run is replayed, and can continue")
  func replay() async throws {
    let run = try await sandbox.shell(
      """
      instar simulate uikit-scenes --from Active --scenes 2 'scene2:new-window' leave 'discard' --format json -o run.json
      instar simulate uikit-scenes --replay run.json --format json | cmp - run.json && echo same
      instar simulate uikit-scenes --replay - scene2:leave < run.json | tail -n 2
      """)
    #expect(run.messages == "")
    #expect(
      run.output == """
        same
        Scene 1: Not running. Next: new-window
        Scene 2: Background.  Next: scene2:return, scene2:return-with-request, scene2:return-with-notification, \
        scene2:system-event, scene2:save-state, scene2:suspend, scene2:disconnect, \
        'scene2:disconnect->disconnected#2', scene2:end

        """)
  }

  @Test("A counterexample is replayed from the diagnostics, though the refuted rule is an error")
  func diagnostics() async throws {
    let rules = "\n## Rules\n\n- never `Shop.pay(_:)`\n- `Shop.pay(_:)` only in **Cart**\n- never `Shop.pay(_:)` \n"
    try sandbox.write(Pages.order.replacing("one per process", with: "one per scene") + rules, to: "ruled.md")
    let found = try await sandbox.instar("check", "ruled.md", "--format", "json")
    #expect(found.status == 1)
    let run = try await sandbox.shell("instar check ruled.md --format json | instar simulate ruled.md --replay -")
    #expect(run.status == 0)
    #expect(run.output.contains("1. Scene 1: Pay  Cart → Paid\n  1  Shop  pay(_:)\n"))
    #expect(run.output.contains("Rule does not hold"))
    let count = found.output.split(separator: "\n").count { !$0.contains("\"run\":null") }
    #expect(count > 0)
    #expect(run.output.ranges(of: "Rule does not hold").count == count)
    let json = try await sandbox.shell(
      "instar check ruled.md --format json | instar simulate ruled.md --replay - --format json")
    #expect(json.status == (count == 1 ? 0 : 64))
    let others = try await sandbox.shell(
      "cp ruled.md other.md; instar check ruled.md other.md --format json | instar simulate ruled.md --replay -")
    #expect(others.output == run.output)
    let none = try await sandbox.shell("instar check order.md --format json | instar simulate order.md --replay -")
    #expect(none == ProgramRun(status: 0, output: "", messages: "Nothing to replay: '-' has no run\n"))
  }

  @Test("Claims of a page don't prevent simulations")
  func claims() async throws {
    let scenarios = "\n## Scenarios\n\n- Pay: Cart → Paid: `Shop.pay(_:)`, `Shop.pay(_:)`\n"
    try sandbox.write(Pages.order + scenarios, to: "failing.md")
    #expect(try await sandbox.instar("check", "failing.md").status == 1)
    let run = try await sandbox.instar("simulate", "failing.md", "pay")
    #expect(run == (try await sandbox.instar("simulate", "order.md", "pay")))
    #expect(run.status == 0)
  }

  @Test("A diagnostic's run is replayed at the diagnostic's version")
  func version() async throws {
    try sandbox.write("{\"run\": [\"launch\"], \"scenes\": 1, \"at\": \"iOS 12\"}", to: "run.json")
    let run = try await sandbox.instar("simulate", "uikit", "--replay", "run.json")
    let direct = try await sandbox.instar("simulate", "uikit", "--at", "iOS 12", "launch")
    #expect(run == direct)
    #expect(run.output != (try await sandbox.instar("simulate", "uikit", "launch").output))
  }

  @Test(
    "A printed command line can be typed",
    arguments: (TestPage.bundled + TestPage.fixtures).filter { $0.name != "uikit" })
  func typed(page: TestPage) async throws {
    let folder = TestPage.bundled.contains { $0.name == page.name } ? "Templates/Pages" : "Tests/Fixtures"
    let path = Repository.root.appending(path: "\(folder)/\(page.name).md").path
    let notation = RunNotation(RunGraph(page.lifecycle))
    var randomWalk = RandomWalk(in: notation.graph, seed: 9, resolvesCalls: true)
    let run = randomWalk.extend(Run(from: Configuration(try #require(notation.graph.graph.initial), scenes: 2)), by: 25)
    let line = SimulateLine(playing: run, of: path, at: nil, in: notation).text
    let typed = try await sandbox.shell(line.replacing("instar simulate", with: "instar simulate --format json"))
    #expect(typed.status == 0, "\(typed.messages)")
    #expect(typed.output == RunTraceJSON(RunTrace(run, in: notation)).text, "\(line)")
  }

  @Test("Without events, one must be given, or the command must run on a terminal")
  func usage() async throws {
    let cases: [([String], String)] = [
      ([], "no event to simulate"), (["--format", "json"], "no event to simulate"),
      (["launch", "--seed", "1"], "--seed needs --random"), (["--random=-1"], "--random takes a number"),
      (["--random", "10001"], "--random takes a number from 0 to 10000"),
      (["launch", "--scenes", "0"], "cannot simulate 0 scenes"), (["scene65:launch"], "cannot simulate 65 scenes"),
      (["launch", "--from", "Activ"], "Did you mean 'Active'?"),
      (["launch", "--format", "jsn"], "Did you mean 'json'?"),
      (["scene3:launch", "--scenes", "2"], "scene 3 does not exist"), (["->x"], "unknown option"),
    ]
    for (arguments, message) in cases {
      let run = try await sandbox.instar(["simulate", "uikit-scenes"] + arguments)
      #expect(run.status == 64, "\(arguments)")
      #expect(run.output == "")
      #expect(run.messages.contains(message), "\(run.messages)")
    }
    let both = try await sandbox.instar("simulate", "-", "--replay", "-")
    #expect(both.status == 64)
  }

  @Test("A page with errors is not simulated; an unreadable one is named")
  func failures() async throws {
    let bad = try await sandbox.instar("simulate", "-", "pay", input: Pages.misspelt)
    #expect(bad.status == 1)
    #expect(bad.output == "")
    #expect(bad.messages.contains("[unknown-state]"))
    #expect(try await sandbox.instar("simulate", "order.md", "--replay", "nope.json").status == 2)
    let words = try await sandbox.instar("simulate", "order.md", "--replay", "order.md")
    #expect(words.status == 2)
    #expect(words.messages.contains("it is not a run in JSON"))
  }

  @Test("On a terminal it asks, until the user quits", .enabled(if: Sandbox.hasTerminals))
  func dialogue() async throws {
    let asking = "TERM=xterm " + Sandbox.onTerminal("instar simulate uikit-scenes")
    let quit = try await sandbox.shell("printf '1\\nfoo\\nleave\\nu\\nleave\\nq\\n' | \(asking)")
    #expect(quit.status == 0)
    #expect(quit.output.contains("\u{1B}[1mState: Not running\u{1B}[0m"))
    #expect(quit.output.contains("the page has no event 'foo'"))
    #expect(quit.output.contains("So far: launch leave\r\n"))
    #expect(quit.output.hasSuffix("Repeat with:\r\n  instar simulate uikit-scenes launch leave\r\n"))
    let end = try await sandbox.shell("printf '1\\n' | NO_COLOR=1 \(asking)")
    #expect(end.status == 0)
    #expect(end.output.hasSuffix("Repeat with:\r\n  instar simulate uikit-scenes launch\r\n"))
    #expect(!end.output.contains("\u{1B}"))
  }

  @Test("Text on a terminal is coloured, unless colours are off", .enabled(if: Sandbox.hasTerminals))
  func colours() async throws {
    let onTerminal = "TERM=xterm " + Sandbox.onTerminal("instar simulate uikit-scenes launch")
    let colored = try await sandbox.shell(onTerminal).output
    #expect(colored.contains("\u{1B}[1m1. Launch\u{1B}[0m"))
    let plain = try await sandbox.shell("NO_COLOR=1 " + onTerminal).output
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }
}
