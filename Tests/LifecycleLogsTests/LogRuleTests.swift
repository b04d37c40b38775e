import Diagnostics
import LifecycleLogs
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import SwiftGeneration
import TestSupport
import Testing

@Suite("Rules on the calls of a log")
struct LogRuleTests {
  @Test("A rule is kept, broken or open, as the calls of a scene from its launch on tell", arguments: LogRuleCase.all)
  func rule(of example: LogRuleCase) throws {
    let checked = try CheckedLog([example.log], of: example.lifecycle)
    let rule = try #require(checked.summary.rules.first)
    #expect([rule.kept, rule.broken, rule.open] == example.counts, "\(example): \(checked.lines)")
    #expect(checked.ids == (example.counts[1] > 0 ? ["broken-rule"] : []), "\(example): \(checked.lines)")
    guard example.counts[1] > 0 else { return }
    #expect(checked.findings.map(\.place.line) == [example.line], "\(example)")
    #expect(checked.findings.map { $0.since?.line } == [example.since], "\(example)")
  }

  @Test("What came before the first line, or was lost, is in the rule's favour")
  func unknown() throws {
    let before = LogRuleCase("`Door.opened()` before `Door.rang()`", ["rang", "rang"], [0, 1, 0], line: 3)
    let rest = before.log.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try CheckedLog([before.log], of: before.lifecycle).ids == ["broken-rule"])
    #expect(try CheckedLog([rest], of: before.lifecycle).findings.isEmpty)
    let immediately = LogRuleCase("`Door.opened()` immediately before `Door.rang()`", ["opened", "rang"], [1, 0, 0])
    let lines = immediately.log.split(separator: "\n").map(String.init)
    let gap = (lines.prefix(2) + ["5 messages lost"] + lines.suffix(1)).joined(separator: "\n")
    #expect(!(try CheckedLog([gap], of: immediately.lifecycle).ids.contains("broken-rule")))
  }

  @Test("A rule about a call that the log would not show is not checked, nor one about scenes that are not told apart")
  func unchecked() throws {
    let example = LogRuleCase("`Door.opened()` before `Door.rang()`", ["rang", "rang"], [0, 1, 0])
    let ringing = try #require(example.lifecycle.callbackIDs.first { example.lifecycle[$0].name == "rang()" })
    let seen = try CheckedLog([example.log], of: example.lifecycle, observed: .callbacks([ringing]))
    #expect(seen.summary.rules.map(\.isChecked) == [true])
    let bare = "Door.began()\nDoor.rang()\nDoor.rang()\n"
    let prints = try CheckedLog([bare], of: example.lifecycle, startsAtLaunch: true, findsNames: true)
    #expect(prints.findings.isEmpty && prints.summary.rules.map(\.isChecked) == [false])
    #expect(prints.summary.rulesInWords == "Rules: 1 not checked")
  }

  @Test("A call that the page does not allow is one finding, which names the rules that it breaks")
  func unexpectedCall() throws {
    let example = LogRuleCase("never `Door.opened()`", ["opened", "ended", "opened"], [0, 2, 0])
    let checked = try CheckedLog([example.log], of: example.lifecycle)
    #expect(checked.ids == ["broken-rule", "unexpected-call"])
    #expect(checked.findings.map(\.rules) == [[0], [0]])
    #expect(checked.summary.rules.map(\.broken) == [2])
  }

  @Test(
    "The log of a run breaks no rule that is proved, from its launch on or from anywhere",
    arguments: (TestPage.bundled + TestPage.fixtures).filter { !$0.lifecycle.rules.isEmpty })
  func proved(page: TestPage) throws {
    let lifecycle = page.lifecycle
    let graph = RunGraph(lifecycle)
    let initial = try #require(graph.graph.initial)
    let proofs = Proofs(of: lifecycle, by: Prover(graph, scenes: graph.defaultSceneCount))
    let proved = proofs.rules.map { $0 == .holds || $0 == .holdsVacuously }
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<6 {
      var walk = RandomWalk(in: graph, seed: numbers.next(), resolvesCalls: true)
      let run = walk.extend(Run(from: Configuration(initial, scenes: graph.defaultSceneCount)), by: 20)
      let lines = RunLog(graph).text(of: run).split(separator: "\n")
      for first in [0, numbers.next(below: lines.count + 1)] {
        let log = lines.dropFirst(first).joined(separator: "\n")
        let checked = try CheckedLog([log], of: lifecycle)
        let broken = checked.summary.rules.indices.filter { checked.summary.rules[$0].broken > 0 }
        #expect(broken.allSatisfy { !proved[$0] }, "\(broken.map { lifecycle.rules[$0].text }) in\n\(log)")
      }
    }
  }
}

/// A rule of a page on which anything may come in any order, with the calls of a scene, and how often it is kept, broken and open.
struct LogRuleCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let calls: [String]
  let counts: [Int]
  let line: Int
  let since: Int?

  init(_ rule: String, _ calls: [String], _ counts: [Int], line: Int = 0, since: Int? = nil) {
    (self.rule, self.calls, self.counts, self.line, self.since) = (rule, calls, counts, line, since)
  }

  /// A case for each kind of rule, kept and broken.
  static let all = [
    LogRuleCase("`Door.opened()` before `Door.rang()`", ["opened", "rang", "rang"], [2, 0, 0]),
    LogRuleCase("`Door.opened()` before `Door.rang()`", ["rang", "opened", "rang"], [1, 1, 0], line: 3),
    LogRuleCase("`Door.opened()` immediately before `Door.rang()`", ["opened", "rang"], [1, 0, 0]),
    LogRuleCase("`Door.opened()` immediately before `Door.rang()`", ["opened", "closed", "rang"], [0, 1, 0], line: 5),
    LogRuleCase("`Door.closed()` after every `Door.opened()`", ["opened", "opened", "closed"], [1, 0, 0]),
    LogRuleCase("`Door.closed()` after every `Door.opened()`", ["closed", "opened"], [0, 0, 1]),
    LogRuleCase(
      "`Door.closed()` after every `Door.opened()`", ["closed", "opened", "ended"], [0, 1, 0], line: 5, since: 4),
    LogRuleCase("`Door.opened()` at most once", ["opened", "ended", "began", "opened"], [2, 0, 0]),
    LogRuleCase("`Door.opened()` at most once", ["rang", "opened", "rang", "opened"], [1, 1, 0], line: 6, since: 4),
    LogRuleCase("`App.launched()` at most once per process", ["launched", "launched"], [1, 1, 0], line: 4, since: 3),
    LogRuleCase("never `Door.rang()`", ["opened"], [1, 0, 0]),
    LogRuleCase("never `Door.rang()`", ["opened", "rang"], [0, 1, 0], line: 4),
    LogRuleCase("`Door.rang()` only in *Open*", ["opened", "rang"], [1, 0, 0]),
    LogRuleCase("`Door.rang()` only in *Open*", ["opened", "closed", "rang"], [0, 1, 0], line: 5),
    LogRuleCase("`App.launched()` before *Open*", ["launched", "opened"], [1, 0, 0]),
    LogRuleCase("`App.launched()` before *Open*", ["opened"], [0, 1, 0], line: 3),
    LogRuleCase("from *Open* always eventually *Shut*", ["opened", "closed", "opened"], [1, 0, 1]),
    LogRuleCase("`App.launched()` after every `Door.opened()`", ["opened", "ended"], [0, 1, 0], line: 4, since: 3),
  ]

  /// The page.
  var lifecycle: Lifecycle {
    let text = """
      # Door

      ## Delegates

      - `App`: `AppCalls`, one per process
      - `Door`: `DoorCalls`, one per scene

      ## States

      - **None** (initial)
      - **Shut**
      - **Open**

      ## Transitions

      ### Begin: None → Shut

      1. `Door.began()`

      ### Open: Shut → Open

      1. `Door.opened()`

      ### Again: Open → Open

      1. `Door.opened()`

      ### Close: Open → Shut

      1. `Door.closed()`

      ### Stay closed: Shut → Shut

      1. `Door.closed()`

      ### Ring: Shut → Shut

      1. `Door.rang()`

      ### Ring: Open → Open

      1. `Door.rang()`

      ### Launch: Shut → Shut

      1. `App.launched()`

      ### Launch: Open → Open

      1. `App.launched()`

      ### End: Shut → None

      1. `Door.ended()`

      ### End: Open → None

      1. `Door.ended()`

      ## Rules

      - \(rule)

      """
    return LifecycleReader.read(SourceFile(path: "door.md", text: text)).lifecycle
  }

  /// A generated log, whose second line is that the scene begins.
  var log: String {
    let launch =
      "lifecycle-launch launch=1 page=Door digest=\(lifecycle.callDigest) delegates=\"App,Door\""
    let lines = (["began"] + calls).map { name in
      name == "launched"
        ? "lifecycle delegate=App callback=\"launched()\" launch=1"
        : "lifecycle delegate=Door callback=\"\(name)()\" instance=0x1 scene=1 launch=1"
    }
    return ([launch] + lines).joined(separator: "\n")
  }

  var testDescription: String { "\(rule): \(calls.joined(separator: " "))" }
}
