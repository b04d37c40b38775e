import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import TestSupport
import Testing

@Suite("Proofs and counterexamples")
struct ProverTests {
  @Test("before: the first must come in the same lifetime, not just anywhere earlier")
  func before() {
    #expect(
      verdicts(
        """
        - Start: Idle → On: `Shop.launch()`, `Counter.open()`
        - Work: On → On: `Counter.work()`
        - Stop: On → Idle: `Counter.close()`
        """,
        "`Counter.open()` before `Counter.work()`", "`Counter.work()` before `Counter.close()`",
        "`Counter.close()` before `Counter.open()`", "*On* before `Counter.work()`", "`Counter.work()` before *On*")
        == [
          "holds", "refuted by Start, Stop", "refuted by Start", "holds", "refuted by Start",
        ])
  }

  @Test("No process takes transitions of both modes, and none waits for one of the other")
  func modes() {
    #expect(
      verdicts(
        """
        - Launch: Idle → On [app with scenes]: `Shop.launch()`
        - Start: Idle → On [app without scenes]: `Counter.open()`
        - Work: On → On [app with scenes]: `Counter.work()`
        - Stop: On → Idle: `Counter.close()`
        """,
        "`Shop.launch()` before `Counter.work()`", "`Counter.open()` before `Counter.work()`",
        "`Shop.launch()` before `Counter.open()`", "`Counter.open()` before `Counter.close()`") == [
          "holds", "refuted by Launch, Work", "refuted by Start", "refuted by Launch, Stop",
        ])
    #expect(
      verdicts(
        """
        - Launch: Idle → On: `Shop.launch()`
        - Work: On → Idle [app with scenes]: `Counter.work()`
        """,
        "`Counter.work()` after every `Shop.launch()`", "`Shop.launch()` before `Counter.work()`") == [
          "refuted by Launch: hopeless", "holds",
        ])
  }

  @Test("before: every scene observes calls of the process, and only its own calls of scenes")
  func beforeAmongScenes() {
    #expect(
      verdicts(
        """
        - Start: Idle → On [first scene]: `Shop.launch()`, `Counter.open()`
        - More: Idle → On [another scene]: `Counter.work()`
        - Stop: On → Idle: `Counter.close()`
        """,
        "`Shop.launch()` before `Counter.work()`", "`Counter.open()` before `Counter.work()`",
        "`Shop.launch()` before `Counter.close()`") == [
          "holds", "refuted by Start, 2: More", "holds",
        ])
  }

  @Test("immediately before: other calls come between, those of other scenes do not")
  func immediatelyBefore() {
    #expect(
      verdicts(
        """
        - Start: Idle → Ready → On: `Shop.launch()`, **Ready**, `Counter.open()`
        - Work: On → On: `Counter.work()`, `Counter.rest()`
        - Ring: On → On: `Shop.ring()`
        - Stop: On → Idle: `Counter.close()`
        """,
        "`Shop.launch()` immediately before `Counter.open()`", "`Counter.work()` immediately before `Counter.rest()`",
        "`Counter.open()` immediately before `Counter.work()`", "*Ready* immediately before `Counter.open()`",
        scenes: 1) == ["holds", "holds", "refuted by Start, Work, Work", "holds"])
  }

  @Test("after every: a loop that can be left is left; a lifetime that ends violates the obligation")
  func afterEvery() {
    let page = """
      - Start: Idle → On: `Counter.open()`
      - Work: On → On: `Counter.work()`
      - Stop: On → Done: `Counter.close()`
      - Archive: Done → Idle: `Counter.archive()`
      """
    #expect(
      verdicts(
        page, "`Counter.close()` after every `Counter.open()`", "`Counter.archive()` after every `Counter.work()`",
        "`Counter.work()` after every `Counter.open()`", "`Counter.open()` after every `Counter.archive()`",
        "*Done* after every `Counter.open()`") == [
          "holds", "holds", "refuted by Start, Stop: hopeless", "refuted by Start, Stop, Archive: the scene ends",
          "holds",
        ])
    #expect(
      verdicts(
        page + "\n- Crash: On → Broken\n- Wait: Broken → Broken", "`Counter.close()` after every `Counter.open()`") == [
          "refuted by Start, Crash: hopeless"
        ])
  }

  @Test("A call that may be skipped may be skipped each time; a deferred one is sure to come")
  func uncertain() {
    let page = """
      - Start: Idle → On: `Counter.open()`
      - Work: On → On: `Counter.work()` (ATTRIBUTE)
      - Check: On → On: `Counter.rest()`
      """
    let rules = ["`Counter.work()` after every `Counter.open()`", "`Counter.work()` before `Counter.rest()`"]
    #expect(
      verdicts(page.replacing("ATTRIBUTE", with: "may be skipped"), rules) == [
        "refuted by Start: hopeless", "refuted by Start, Check",
      ])
    #expect(
      verdicts(page.replacing("ATTRIBUTE", with: "deferred: later"), rules) == ["holds", "refuted by Start, Check"])
  }

  @Test("A deferred call comes at its place, later, or in a later lifetime")
  func deferred() {
    #expect(
      verdicts(
        """
        - Start: Idle → On: `Counter.open()`
        - Stop: On → Idle: `Counter.close()`, `Shop.gone()` (deferred: the next launch)
        """,
        "`Counter.close()` before `Shop.gone()`", "`Shop.gone()` only in *On*", "`Shop.gone()` at most once",
        "never `Shop.gone()`", scenes: 1) == [
          "refuted by Start, Stop, Start", "holds", "refuted by Start, Stop, Start, Stop", "refuted by Start, Stop",
        ])
  }

  @Test("at most once: in the lifetime of the delegate, of the process, or of each scene")
  func atMostOnce() {
    let page = """
      - Start: Idle → On: `Shop.launch()`, `Counter.open()`
      - Work: On → On: `Counter.work()`
      - Stop: On → Idle: `Counter.close()`
      """
    let rules = [
      "`Shop.launch()` at most once", "`Shop.launch()` at most once per scene", "`Counter.open()` at most once",
      "`Counter.open()` at most once per process", "`Counter.work()` at most once",
    ]
    #expect(
      verdicts(page, rules) == [
        "refuted by Start, 2: Start", "holds", "holds", "refuted by Start, 2: Start", "refuted by Start, Work, Work",
      ])
    #expect(
      verdicts(page.replacing("On: `Shop", with: "On [first scene]: `Shop"), rules)
        == ["holds", "holds", "holds", "holds", "refuted by Start, Work, Work"])
    #expect(verdicts(page, Array(rules.prefix(1)), scenes: 1) == ["holds"])
  }

  @Test("never, only in: a call on a transition comes between two states, and counts as in both")
  func places() {
    #expect(
      verdicts(
        """
        - Start: Idle → On: `Counter.open()`
        - Work: On → On: `Counter.work()`
        - Stop: On → Done: `Counter.close()`
        - Archive: Done → Idle
        """,
        "never `Counter.missing()`", "never `Counter.close()`", "`Counter.open()` only in *On*",
        "`Counter.open()` only in *Idle*", "`Counter.work()` only in *Done*", "*Done* only in *On*", "never *Broken*")
        == [
          "holds", "refuted by Start, Stop", "holds", "holds", "refuted by Start, Work", "refuted by Start, Stop",
          "holds",
        ])
  }

  @Test("always eventually: from wherever the state is reached, stable or not")
  func alwaysEventually() {
    let page = """
      - Start: Idle → Ready → On
      - Work: On → On
      - Stop: On → Done
      - Archive: Done → Idle
      """
    let rules = [
      "from *Ready* always eventually *Done*", "from *Done* always eventually *On*",
      "from *Idle* always eventually *On*",
    ]
    #expect(verdicts(page, rules) == ["holds", "holds", "holds"])
    #expect(
      verdicts(page + "\n- Fail: On → Broken\n- Retry: Broken → Broken", rules) == [
        "refuted by Start, Fail: hopeless", "holds", "holds",
      ])
  }

  @Test("A rule whose subject never occurs is vacuous, unless it is a never")
  func vacuous() {
    #expect(
      verdicts(
        "- Start: Idle → On: `Counter.open()`", "`Counter.open()` before `Counter.close()`",
        "`Counter.close()` before `Counter.open()`", "`Counter.close()` at most once", "never `Counter.close()`",
        "from *Broken* always eventually *On*", "`Counter.close()` only in *On*") == [
          "says nothing", "refuted by Start", "says nothing", "holds", "says nothing", "says nothing",
        ])
  }

  @Test("In an any-order group, every order is tried, with and without calls that may be skipped")
  func groups() {
    let page = """
      ### Start: Idle → On

      - In any order:
        - `Counter.open()`
        - `Counter.work()`
        - `Counter.rest()` (may be skipped)

      ### Stop: On → Idle

      1. `Counter.close()`
      """
    #expect(
      verdicts(
        page, "`Counter.open()` before `Counter.work()`", "`Counter.rest()` before `Counter.close()`",
        "`Counter.work()` before `Counter.close()`", "`Counter.open()` at most once") == [
          "refuted by Start", "refuted by Start, Stop", "holds", "holds",
        ])
  }

  @Test("A property with too many product states is undecided")
  func limit() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" }).lifecycle
    let prover = Prover(RunGraph(lifecycle), scenes: 2, limit: 5)
    let verdicts = lifecycle.rules.map { prover.verdict(on: $0.claim) }
    #expect(verdicts.contains(.unproved(limit: 5)))
    #expect(!verdicts.contains { if case .refuted = $0 { true } else { false } })
    #expect(
      Prover(RunGraph(lifecycle), scenes: 2, limit: 1).verdict(on: lifecycle.rules[0].claim) == .unproved(limit: 1))
  }

  @Test("A rule is refuted even if the exploration exceeds the limit")
  func refutedBeyondLimit() {
    let lifecycle = page("- Start: Idle → On: `Counter.open()`\n- Stop: On → Idle", ["never `Counter.open()`"])
    let prover = Prover(RunGraph(lifecycle), scenes: 2, limit: 2)
    #expect(summary(prover.verdict(on: lifecycle.rules[0].claim), in: lifecycle) == "refuted by Start")
  }

  @Test("An empty page has no claims")
  func empty() {
    var lifecycle = Lifecycle(name: "Nothing")
    #expect(
      Prover(RunGraph(lifecycle), scenes: 2).verdict(on: .init(NeverRule.self, .callback(CallbackID(0))))
        == .holdsVacuously)
    lifecycle.states = [State(name: "Alone")]
    #expect(Prover(RunGraph(lifecycle), scenes: 2).verdict(on: .init(NeverRule.self, .state(StateID(0)))) != .holds)
  }

  private func verdicts(_ transitions: String, _ rules: String...) -> [String] { verdicts(transitions, rules) }

  private func verdicts(_ transitions: String, _ rules: String..., scenes: Int) -> [String] {
    verdicts(transitions, rules, scenes: scenes)
  }

  private func verdicts(_ transitions: String, _ rules: [String], scenes: Int = 2) -> [String] {
    let lifecycle = page(transitions, rules)
    let prover = Prover(RunGraph(lifecycle), scenes: scenes)
    return lifecycle.rules.map { summary(prover.verdict(on: $0.claim), in: lifecycle) }
  }

  private func page(_ transitions: String, _ rules: [String]) -> Lifecycle {
    let states = ["Ready", "On", "Done", "Broken"].map { "- **\($0)**" }.joined(separator: "\n")
    let text = """
      # Shop

      ## Delegates

      - `Shop`: one per process
      - `Counter`: one per scene

      ## States

      - **Idle** (initial)
      \(states)

      ## Transitions

      \(transitions)

      ## Rules

      \(rules.map { "- \($0)" }.joined(separator: "\n"))
      """
    let reading = LifecycleReader.read(SourceFile(path: "shop.md", text: text))
    #expect(reading.diagnostics.filter { $0.severity > .note }.map(\.summary) == [])
    #expect(reading.lifecycle.rules.count == rules.count)
    return reading.lifecycle
  }

  private func summary(_ verdict: Verdict, in lifecycle: Lifecycle) -> String {
    switch verdict {
    case .holds: return "holds"
    case .holdsVacuously: return "says nothing"
    case .unproved: return "not proved"
    case .refuted(nil): return "refuted, nobody knows how"
    case .refuted(let counterexample?):
      let runs = RunGraph(lifecycle)
      let events = counterexample.run.events.map {
        ($0.scene > 0 ? "\($0.scene + 1): " : "") + runs.event(of: $0.macrostep)
      }
      let end =
        switch counterexample.violation {
        case .call, .entering: ""
        case .endOfScope(let ofProcess): ofProcess ? ": the process ends" : ": the scene ends"
        case .hopeless: ": hopeless"
        }
      return "refuted by " + events.joined(separator: ", ") + end
    }
  }
}
