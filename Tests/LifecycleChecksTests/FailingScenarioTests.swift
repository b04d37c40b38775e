import Diagnostics
import LifecycleReader
import TestSupport
import Testing

@Suite("Failing scenarios")
struct FailingScenarioTests {
  @Test("A scenario that holds is not reported, nor is one without a title")
  func holds() {
    expect(
      page(
        """
        ### Play: Idle → Loading → Playing

        1. `Own.load()`
        2. **Loading**
        3. `Own.start()`

        - Playing → Idle: `Own.stop()`
        """), diagnostics: \.checked)
  }

  @Test("A path that does not exist is reported at the heading, with the missing transition")
  func missingPath() {
    let reading = expect(
      page("### 1️⃣Skip: Playing → Idle → Playing\n\n1. `Own.stop()`\n\n- 2️⃣Idle → Idle"),
      [
        .init("failing-scenario", at: "1️⃣", covering: "Skip: Playing → Idle → Playing"),
        .init("failing-scenario", at: "2️⃣", covering: "Idle → Idle"),
      ], diagnostics: \.checked)
    #expect(
      reading.checked.map(\.summary) == [
        "Scenario 'Skip' is impossible: no transition leads from 'Idle' to 'Playing'",
        "Scenario is impossible: no transition leads from 'Idle' to 'Idle'",
      ])
    #expect(reading.checked.allSatisfy { $0.severity == .error && $0.detail.isEmpty && $0.notes.isEmpty })
  }

  @Test("A transition that continues the path, but not in the middle of this chain, is named")
  func detour() {
    let reading = expect(
      page("### 1️⃣Stop early: Idle → Loading → Idle", transitions: "- Again: Playing → Loading → Idle"),
      [.init("failing-scenario", at: "1️⃣", covering: "Stop early: Idle → Loading → Idle")], diagnostics: \.checked)
    #expect(
      reading.checked.map(\.summary) == [
        "Scenario 'Stop early' is impossible: no transition leads from 'Loading' to 'Idle', where 'Play' continues to "
          + "'Playing'"
      ])
    #expect(
      notes(of: reading) == [
        "This transition leads there, but in the middle of another chain: Again: Playing → Loading → Idle",
        "A chain that has begun continues to its end: Play: Idle → Loading → Playing",
      ])
  }

  @Test("Different calls are reported at the first listed one that differs, with both sides and the graph's call")
  func difference() {
    let reading = expect(
      page(
        """
        ### Play: Idle → Loading → Playing

        1. `Own.load()`
        2. **Loading**
        3. `1️⃣Own.stop()`
        """), [.init("failing-scenario", at: "1️⃣", covering: "Own.stop()")], diagnostics: \.checked)
    #expect(
      reading.checked.map(\.summary) == ["Scenario 'Play' lists 'Own.stop()' where the graph calls 'Own.start()'"])
    #expect(notes(of: reading) == ["The graph calls 'Own.start()' here: Own.start()"])
    #expect(
      reading.checked.flatMap(\.detail) == [
        "  the page's list   the graph's calls",
        "  Own.load()        Own.load()",
        "  → Loading         → Loading",
        "                    Own.warn() (may be skipped)",
        "≠ Own.stop()        Own.start()",
        "                    → Playing",
      ])
  }

  @Test("An extra call is reported at it, a missing one at the heading, a state at the wrong moment at the state")
  func otherDifferences() {
    let reading = expect(
      page(
        """
        - Stop: Playing → Idle: `Own.stop()`, `1️⃣Own.load()`
        - 2️⃣Play: Idle → Loading → Playing: `Own.load()`

        ### Play: Idle → Loading → Playing

        1. **3️⃣Loading**
        2. `Own.load()`
        3. `Own.start()`
        """),
      [
        .init("failing-scenario", at: "1️⃣", covering: "Own.load()"),
        .init("failing-scenario", at: "2️⃣", covering: "Play: Idle → Loading → Playing"),
        .init("failing-scenario", at: "3️⃣", covering: "Loading"),
      ], diagnostics: \.checked)
    #expect(
      reading.checked.map(\.summary) == [
        "Scenario 'Stop' lists 'Own.load()', which the graph does not have there",
        "Scenario 'Play' leaves out 'Own.start()', which the graph calls",
        "Scenario 'Play' lists state 'Loading' where the graph calls 'Own.load()'",
      ])
    #expect(
      notes(of: reading) == [
        "The path ends with this transition: Stop: Playing → Idle", "The graph calls 'Own.start()' here: Own.start()",
        "The graph calls 'Own.load()' here: Own.load()",
      ])
  }

  @Test("A state that the path does not reach is left to the reader, and the rest of the scenario is checked")
  func misplacedState() {
    expect(
      page(
        """
        ### Play: Idle → Loading → Playing

        1. **1️⃣Paused**
        2. `Own.load()`
        3. `Own.start()`

        ### Play: Idle → Loading → Playing

        1. **2️⃣Loading**
        2. **3️⃣Idle**
        3. `Own.start()`
        """, states: "- **Paused** (final)\n\n", transitions: "- Pause: Playing → Paused"),
      [
        .init("misplaced-state", at: "1️⃣", covering: "Paused"),
        .init("failing-scenario", at: "2️⃣", covering: "Loading"),
        .init("misplaced-state", at: "3️⃣", covering: "Idle"),
      ], diagnostics: \.checked)
  }

  @Test("A difference at all versions is reported once; one at only some names the first of them")
  func versions() {
    let reading = expect(
      MarkedText(
        """
        # T

        - Platform: iOS
        - Version: 12 to 14

        ## Delegates

        - `Own`: `OwnDelegate`

        ## States

        - **A** (initial)
        - **B**

        ## Transitions

        - Go: A → B: `Own.one()`
        - Back: B → A: `Own.two()`, `Own.three()` (since iOS 13)
        - Other: A → B (since iOS 14)

        ## Scenarios

        - Go: A → B: `1️⃣Own.two()`
        - 2️⃣Back: B → A: `Own.two()`
        - Back: B → A: `Own.two()`, `Own.three()` (since iOS 13)
        - Other: A → B (since iOS 14)
        """),
      [
        .init("failing-scenario", at: "1️⃣", covering: "Own.two()"),
        .init("failing-scenario", at: "2️⃣", covering: "Back: B → A"),
      ], diagnostics: \.checked)
    #expect(
      reading.checked.map(\.summary) == [
        "Scenario 'Go' lists 'Own.two()' where the graph calls 'Own.one()'",
        "Scenario 'Back' leaves out 'Own.three()', which the graph calls at iOS 13",
      ])
  }

  @Test("A scenario with too many orders to decide is a warning")
  func undecided() {
    let calls = (0..<60).map { "   - `Own.c\($0)()`" }
    let group = { (attribute: String) in "1. Any order:\n" + calls.map { $0 + attribute + "\n" }.joined() }
    let later = (0..<60).map { "1. `Own.c\($0)()`\n" }.joined()
    let reading = expect(
      page(
        "### 1️⃣Odd: Playing → Idle\n\n" + group("") + calls.map { $0 + "\n" }.joined() + "2. `Own.load()`\n",
        transitions: "### Odd: Playing → Idle\n\n" + group(" (may be skipped)") + later),
      [.init("undecided-scenario", at: "1️⃣", covering: "Odd: Playing → Idle")], diagnostics: \.checked)
    #expect(reading.checked.map(\.severity) == [.warning])
  }

  @Test("A failing scenario can be suppressed")
  func allowed() {
    expect(page("<!-- instar:allow failing-scenario -->\n- Idle → Idle"), diagnostics: \.checked)
  }

  private func notes(of reading: Reading) -> [String] {
    reading.checked.flatMap(\.notes).map { "\($0.message): \(reading.file[$0.range])" }
  }

  private func page(_ scenarios: String, states: String = "", transitions: String = "") -> MarkedText {
    MarkedText(
      """
      # T

      ## Delegates

      - `Own`: `OwnDelegate`

      ## States

      - **Idle** (initial)
      - **Loading**
      - **Playing**
      \(states)
      ## Transitions

      ### Play: Idle → Loading → Playing

      1. `Own.load()`
      2. **Loading**
      3. `Own.warn()` (may be skipped)
      4. `Own.start()`

      ### Stop: Playing → Idle

      1. `Own.stop()`

      \(transitions)

      ## Scenarios

      \(scenarios)
      """)
  }
}
