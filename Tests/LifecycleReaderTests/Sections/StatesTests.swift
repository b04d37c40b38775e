import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The States section")
struct StatesTests {
  @Test("A list names states in bold, italics or plain text; nesting is hierarchy")
  func list() {
    let lifecycle = expect(
      """
      # T

      ## States

      - **Not running** (initial): never started.
      - *Foreground* — on screen.
        - Inactive: in front,
          but silent.
          - __Deep *inside*__ - as deep as you like
        - **Active:** in front.

          It receives events.
      1. Background (out of sight)
      - Suspended
        keeps its memory
      """
    ).lifecycle
    #expect(
      lifecycle.stateLines == [
        "Not running (initial)", "Foreground", "Foreground/Inactive", "Foreground/Inactive/Deep", "Foreground/Active",
        "Background", "Suspended",
      ])
    #expect(
      lifecycle.states.map(\.documentation) == [
        "never started.", "on screen.", "in front,\nbut silent.", "*inside*__ - as deep as you like",
        "in front.\n\nIt receives events.", "(out of sight)", "keeps its memory",
      ])
  }

  @Test("A table has its columns in any order; parents may come later; other columns are notes")
  func table() {
    let lifecycle = expect(
      """
      # T

      ## States

      | Description | Owner team | Parent | State | Attributes |
      |---|---|---|---|---|
      | In front. | UI \\| UX | Foreground | **Active** (since iOS 9) | transient, documented |
      | On *screen*. [Apple](https://example.com/a) | | — | Foreground | initial, since iOS 4 |
      | | `a\\|b` | none | | |
      | Gone. | | foreground | Lost | final |
      """
    ).lifecycle
    #expect(
      lifecycle.stateLines == ["Foreground (initial)", "Foreground/Active (transient)", "Foreground/Lost (final)"])
    #expect(
      lifecycle.states.map(\.documentation) == ["On *screen*. [Apple](https://example.com/a)", "In front.", "Gone."])
    #expect(lifecycle.states[0].provenance.sources.map(\.url) == ["https://example.com/a"])
    #expect(lifecycle.states[0].availability.since?.description == "iOS 4")
    #expect(lifecycle.states[1].availability.since?.description == "iOS 9")
    #expect(lifecycle.states[1].provenance.status == .documented)
    #expect(lifecycle.states[1].remarks == [State.Remark(heading: "Owner team", text: "UI | UX")])
  }

  @Test("Subheadings with prose below are states, deeper headings and bold lists their substates")
  func headings() {
    let lifecycle = expect(
      """
      # T

      ## States

      ### Idle (initial, observed: iPhone)

      Nothing moves.

      - A list of prose.

      Still nothing. [Seen](https://example.com/seen)

      ### **Foreground**

      #### Active

      - **Playing**: sound.
      - **Muted**

      ### Background

      | State | Description |
      |---|---|
      | Fetching | Bytes come. |
      """
    ).lifecycle
    #expect(
      lifecycle.stateLines == [
        "Idle (initial)", "Foreground", "Foreground/Active", "Foreground/Active/Playing", "Foreground/Active/Muted",
        "Background", "Background/Fetching",
      ])
    #expect(lifecycle.states[0].documentation == "Nothing moves.\n\nStill nothing. [Seen](https://example.com/seen)")
    #expect(lifecycle.states[0].provenance.status == .observed(where: "iPhone"))
    #expect(lifecycle.states[0].provenance.sources.map(\.title) == ["Seen"])
  }

  @Test("A name may be a link, carry a footnote, or be written with backslashes and entities")
  func markup() {
    let lifecycle = expect(
      """
      # T

      ## States

      - [**Idle**](https://example.com/idle_(x)) (initial): one.
      - [Active](https://example.com/active): two.
      - **Paused**[^1]: three.
      - Stopped[^1]: four.
      - **\\*stars\\* &amp; caf&eacute;s**: five.
      - [Gone][ref]: six.

      [^1]: A footnote.

      [ref]: https://example.com/gone
      """
    ).lifecycle
    #expect(
      lifecycle.states.map(\.name) == ["Idle", "Active", "Paused", "Stopped", "*stars* & cafés", "Gone"])
    #expect(lifecycle.states.map(\.documentation) == ["one.", "two.", "three.", "four.", "five.", "six."])
    #expect(
      lifecycle.states.map { $0.provenance.sources.map(\.url) } == [
        ["https://example.com/idle_(x)"], ["https://example.com/active"], [], [], [], ["https://example.com/gone"],
      ])
  }

  @Test("Names match in any case and Unicode form, with space, - or _ between words")
  func folding() {
    let reading = expect(
      """
      # T

      ## States

      - **Not  running** (initial)
      - **Café**
      - **STRAẞE**
      - **動作中**

      ## Transitions

      - not-running → cafe\u{301}
      - NOT_RUNNING → strasse
      - **Cafe\u{301}** → 動作中
      """)
    #expect(
      reading.lifecycle.transitionLines == ["Not  running → Café", "Not  running → STRAẞE", "Café → 動作中"])
  }

  @Test("Two states of one name are an error, even below different parents")
  func duplicates() {
    let reading = expect(
      """
      # T

      ## States

      - **Idle** (initial)
        - **Deep**
      - **2️⃣Other**
        - **1️⃣deep**: again

      ### 3️⃣IDLE

      | State |
      |---|
      | 4️⃣other |
      """,
      [
        .init("duplicate-state", at: "1️⃣", covering: "deep"), .init("duplicate-state", at: "3️⃣", covering: "IDLE"),
        .init("duplicate-state", at: "4️⃣", covering: "other"),
      ])
    #expect(reading.lifecycle.stateLines == ["Idle (initial)", "Idle/Deep", "Other"])
    #expect(reading.diagnostics[0].notes.map { reading.file[$0.range] } == ["Deep"])
  }

  @Test("Without an initial state the first one is initial, with a note; the second of two is an error")
  func initial() {
    let first = expect(
      "# T\n\n## States\n\n- **1️⃣Idle**\n- **Active**", [.init("implicit-initial", at: "1️⃣", covering: "Idle")])
    #expect(first.lifecycle.stateLines == ["Idle", "Active"])
    let second = expect(
      """
      # T

      ## States

      - **Idle** (initial)
      - **1️⃣Active** (initial)
        - **One** (initial)
        - **2️⃣Two** (initial, final)
      """,
      [
        .init("duplicate-initial", at: "1️⃣", covering: "Active"),
        .init("duplicate-initial", at: "2️⃣", covering: "Two"),
      ])
    #expect(
      second.lifecycle.stateLines == ["Idle (initial)", "Active", "Active/One (initial)", "Active/Two (final)"])
  }

  @Test("An unknown parent is an error, and so is a table without names")
  func tableProblems() {
    let reading = expect(
      "# T\n\n## States\n\n| State | Parent |\n|---|---|\n| Idle (initial) | |\n| Active | 1️⃣Foregrund |\n",
      [.init("unknown-state", at: "1️⃣", covering: "Foregrund")])
    #expect(reading.lifecycle.stateLines == ["Idle (initial)", "Active"])
    expect(
      "# T\n\n## States\n\n| 1️⃣Thing | Parent |\n|---|---|\n| | Idle |\n",
      [.init("malformed-table", at: "1️⃣", covering: "Thing | Parent")])
    expect("# T\n\n## States\n\n### Idle (initial)\n\n| Thing | What |\n|---|---|\n| Prose | below a state |\n")
  }

  @Test("A cycle of parents is an error, and reading ends")
  func circle() {
    let reading = expect(
      "# T\n\n## States\n\n| State | Parent |\n|---|---|\n| A (initial) | B |\n| B | 1️⃣A |\n| C | 2️⃣C |\n| D | A |\n",
      [.init("circular-parent", at: "1️⃣", covering: "A"), .init("circular-parent", at: "2️⃣", covering: "C")])
    #expect(reading.lifecycle.stateLines == ["B", "B/A (initial)", "C", "B/A/D"])
  }
}
