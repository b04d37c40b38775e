import Diagnostics
import LifecycleChecks
import LifecycleReader
import TestSupport
import Testing

@Suite("Diagnostics about rules")
struct RuleDiagnosticsTests {
  @Test("A refuted rule is an error at the rule, with the violation's place and a run to replay")
  func refuted() throws {
    let reading = LifecycleReader.read(
      SourceFile(
        path: "shop.md",
        text: shop(
          """
          - Start: Idle → On: `Shop.launch()`, `Counter.open()`
          - Work: On → On: `Counter.work()`
          - Stop: On → Idle: `Counter.close()`
          """, "`Counter.work()` before `Counter.close()`")))
    let diagnostic = try #require(reading.checked.first)
    #expect(diagnostic.id == "refuted-rule" && diagnostic.severity == .error)
    #expect(diagnostic.summary == "Rule does not hold: 'close()' can occur without 'work()' before it")
    #expect(diagnostic.notes.map(\.message) == ["'close()' occurs here, but 'work()' has not occurred"])
    #expect(diagnostic.notes.map { String(reading.file[$0.range]) } == ["Counter.close()"])
    #expect(diagnostic.replay == Replay(words: ["start", "stop"], scenes: 2))
    #expect(reading.checked.count == 1)
  }

  @Test(
    "Each kind of rule describes its violation",
    arguments: [
      ("`Counter.work()` immediately before `Counter.close()`", "'close()' can occur without 'work()' just before it"),
      ("`Counter.work()` after every `Counter.open()`", "'open()' can occur without 'work()' after it"),
      (
        "`Counter.work()` or `Counter.missing()` after every `Counter.open()`",
        "'open()' can occur without 'work()' or 'missing()' after it"
      ),
      (
        "`Counter.work()`, `Counter.missing()` or `Counter.lost()` before `Counter.close()`",
        "'close()' can occur without 'work()', 'missing()', or 'lost()' before it"
      ),
      ("`Shop.launch()` at most once", "'launch()' can occur twice in one process"),
      ("`Counter.work()` at most once per scene", "'work()' can occur twice in one scene"),
      ("never `Counter.close()`", "'close()' can occur"), ("never *On*", "'On' can be reached"),
      ("`Counter.close()` before *On*", "'On' can be reached without 'close()' before it"),
      ("`Counter.work()` only in *Done*", "'work()' can occur outside 'Done'"),
      ("from *On* always eventually *Done*", "from 'On', 'Done' may never be reached"),
    ])
  func strings(rule: String, words: String) {
    #expect(summaries(transitions, rule) == ["Rule does not hold: \(words)"])
  }

  @Test("One of several alternatives is enough, and where none comes, each is named")
  func alternatives() {
    let rule = "`Counter.work()` or `Counter.close()` after every `Counter.open()`"
    #expect(summaries(transitions, rule).isEmpty)
    let notes = diagnostics(transitions, rule.replacing("close()", with: "missing()")).flatMap(\.notes).map(\.message)
    #expect(notes == ["The scene ends here, but neither 'work()' nor 'missing()' has occurred since"])
  }

  @Test("If a second scene causes the violation, the help says how to distinguish it from the first")
  func secondScene() throws {
    let diagnostic = try #require(diagnostics(transitions, "`Shop.launch()` at most once").first)
    #expect(diagnostic.replay?.words == ["start", "scene2:start"])
    #expect(diagnostic.help?.contains("[first scene]") == true && diagnostic.help?.contains("--scenes 1") == true)
    #expect(
      diagnostics(
        transitions.replacing("→ On: `Shop", with: "→ On [first scene]: `Shop"), "`Shop.launch()` at most once"
      )
      .isEmpty)
  }

  @Test("A deferred call may never come, so nothing that needs it before another call holds")
  func deferred() {
    let page = """
      # T

      ## States

      - **A** (initial)
      - **B**

      ## Transitions

      - Go: A → B: `O.first()` (deferred), `O.second()`
      - Back: B → A

      ## Rules

      - `O.first()` before `O.second()`
      - `O.first()` immediately before `O.second()`
      """
    let found = LifecycleReader.read(MarkedText(page).file).checked
    #expect(
      found.map(\.summary) == [
        "Rule does not hold: 'second()' can occur without 'first()' before it",
        "Rule does not hold: 'second()' can occur without 'first()' just before it",
      ])
  }

  @Test("A rule whose subject never occurs is a warning")
  func vacuous() {
    expect(
      MarkedText(stringLiteral: shop(transitions, "1️⃣`Counter.open()` before `Counter.missing()`")),
      [.init("vacuous-rule", at: "1️⃣", covering: "`Counter.open()` before `Counter.missing()`")], diagnostics: \.checked)
    #expect(
      summaries(transitions, "from *Done* always eventually *On*").contains(
        "Rule is vacuously true: 'Done' is never reached"))
    // It may occur on a transition that could not be read.
    let unread = transitions + "\n- Off → Nowhere: `Counter.missing()`"
    #expect(!summaries(unread, "from *Done* always eventually *On*").contains { $0.hasPrefix("Rule is vacuously") })
  }

  @Test("A rule or frequency that is not proved within the limit is a warning")
  func unproved() throws {
    let page = shop(
      transitions.replacing("`Counter.open()`", with: "`Counter.open()` (once)"),
      "`Counter.open()` before `Counter.close()`")
    let reading = LifecycleReader.read(SourceFile(path: "shop.md", text: page))
    let subject = CheckSubject(reading.lifecycle, sourceMap: reading.sourceMap, limit: 1)
    #expect(
      CheckRegistry.diagnostics(in: subject).filter { $0.id == "unproved-rule" }.map(\.summary).sorted() == [
        "'once' of 'open()' is not proved within 1 product state",
        "Rule is not proved within 1 product state",
      ])
  }

  @Test(
    "All claims of a page share what may be explored, at all of its versions: those for which nothing is left are not proved"
  )
  func share() throws {
    let rules = Array(repeating: "`Counter.open()` before `Counter.close()`", count: 40).joined(separator: "\n- ")
    let reading = LifecycleReader.read(SourceFile(path: "shop.md", text: shop(transitions, rules)))
    func unproved(limit: Int, versions: Int) -> Int {
      let subject = CheckSubject(
        reading.lifecycle, sourceMap: reading.sourceMap, amongVersions: versions, limit: limit)
      return CheckRegistry.diagnostics(in: subject).count { $0.id == "unproved-rule" }
    }
    #expect(unproved(limit: 1000, versions: 1) == 0)
    let some = unproved(limit: 50, versions: 1)
    #expect(some > 0 && some < 40)
    #expect(unproved(limit: 50, versions: 2) > some)
  }

  @Test("Unread text may meet an obligation: then no rule is refuted for lack of it")
  func unread() {
    let rule = "`Counter.close()` after every `Counter.open()`"
    let broken = "- Start: Idle → On: `Counter.open()`\n- Work: On → On"
    #expect(summaries(broken, rule).count == 1)
    #expect(summaries(broken + "\n- Stop: On → Nowhere: `Counter.close()`", rule).filter { $0.contains("Rule") } == [])
  }

  @Test("A rule that is refuted at only one version names it, and is replayed there")
  func versions() throws {
    let page = shop(
      "- Start: Idle → On: `Counter.open()`\n- Stop: On → Idle: `Counter.close()` (since iOS 15)",
      "never `Counter.close()`"
    ).replacing("# Shop\n", with: "# Shop\n\n- Platform: iOS\n- Version: 14 to 15\n")
    let diagnostics = LifecycleReader.read(SourceFile(path: "shop.md", text: page)).checked
    let diagnostic = try #require(diagnostics.first { $0.id == "refuted-rule" })
    #expect(diagnostic.summary == "Rule does not hold: 'close()' can occur at iOS 15")
    #expect(diagnostic.replay?.version == "iOS 15")
  }

  @Test("A transition out of a state that is never stable is a warning")
  func neverTaken() {
    expect(
      MarkedText(stringLiteral: shop("- Start: Idle → Ready → On\n- 1️⃣Cancel: Ready → Idle\n- Stop: On → Idle")),
      [.init("never-taken", at: "1️⃣", covering: "Cancel: Ready → Idle")],
      diagnostics: { reading in reading.checked.filter { $0.id == "never-taken" } })
    #expect(
      summaries("- Start: Idle → Ready → On\n- Wait: On → Ready\n- Cancel: Ready → Idle").filter {
        $0.contains("taken")
      } == [])
  }

  @Test("A transition of one mode out of a state that only processes of the other reach can never be taken")
  func otherMode() {
    let page = """
      - Start: Idle → Ready [app with scenes]
      - Go: Ready → On
      - Stop: On → Idle [first scene, app without scenes]
      - Stop: On → Idle [app with scenes]
      """
    #expect(
      summaries(page).filter { $0.hasPrefix("Transition") } == [
        "Transition can never be taken: no run of an app without scenes reaches 'On'"
      ])
    let ids = LifecycleReader.read(
      SourceFile(
        path: "shop.md",
        text: shop(
          """
          - Start: Idle → Ready [app with scenes]
          - Go: Ready → On [app without scenes]
          - Stop: On → Idle
          """))
    ).checked.map(\.id)
    #expect(ids.contains("unreachable-state") && ids.contains("never-taken"))
  }

  @Test("A rule that fails in one mode only says in which, where the run does not")
  func modes() {
    let page = """
      - Start: Idle → On: `Shop.launch()`
      - Stop: On → Idle [app with scenes]: `Counter.close()`
      """
    #expect(
      summaries(page, "`Counter.close()` after every `Shop.launch()`").filter { $0.hasPrefix("Rule") } == [
        "Rule does not hold: 'launch()' can occur without 'close()' after it in an app without scenes"
      ])
  }

  private let transitions = """
    - Start: Idle → On: `Shop.launch()`, `Counter.open()`
    - Work: On → On: `Counter.work()`
    - Stop: On → Idle: `Counter.close()`
    """

  private func diagnostics(_ transitions: String, _ rules: String...) -> [Diagnostic] {
    LifecycleReader.read(SourceFile(path: "shop.md", text: shop(transitions, rules))).checked
      .filter { $0.id != "unreachable-state" }
  }

  private func summaries(_ transitions: String, _ rules: String...) -> [String] {
    LifecycleReader.read(SourceFile(path: "shop.md", text: shop(transitions, rules))).checked
      .filter { $0.id != "unreachable-state" }.map(\.summary)
  }

  private func shop(_ transitions: String, _ rules: String...) -> String { shop(transitions, rules) }

  private func shop(_ transitions: String, _ rules: [String]) -> String {
    let states = ["Ready", "On", "Done"].filter { (transitions + rules.joined()).contains($0) }
    return """
      # Shop

      ## Delegates

      - `Shop`: one per process
      - `Counter`: one per scene

      ## States

      - **Idle** (initial)
      \(states.map { "- **\($0)**" }.joined(separator: "\n"))

      ## Transitions

      \(transitions)

      ## Rules

      \(rules.map { "- \($0)" }.joined(separator: "\n"))
      """
  }
}
