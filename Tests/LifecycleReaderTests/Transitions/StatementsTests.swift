import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The shapes of transitions")
struct StatementsTests {
  @Test("A list item has a path and callbacks, separated by commas, 、 and <br>")
  func items() {
    let lifecycle = expect(
      page(
        """
        - Go: Idle → Active: `Own.one()`, `Own.two()` (may be skipped: once in a while), `Own.three()`
        - **Active** → **Idle**：`Own.one()`、`Own.two()`<br>`Own.three()`
        - Rest: Active → Idle → Idle: `Own.one()`, **Idle**, `Own.two()`
        - Idle → Active `Own.one()`
        - Prose about it, with `Own.one()`.
        - Slow: Idle → Idle
          1. `Own.one()`
          2. `Own.two()`

          It takes its time.
        """)
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "Go: Idle → Active: Own.one(), Own.two()?(once in a while), Own.three()",
        "Active → Idle: Own.one(), Own.two(), Own.three()", "Rest: Active → Idle: Own.one()",
        "… Rest: Idle → Idle: Own.two()", "Idle → Active: Own.one()", "Slow: Idle → Idle: Own.one(), Own.two()",
      ])
    #expect(lifecycle.transitions[5].documentation == "It takes its time.")
  }

  @Test("An item may have an arrow that is a word, arrows in its event, and attributes before a guard with marks in it")
  func itemHeads() {
    let lifecycle = expect(
      page(
        """
        - One: Idle to Active: `Own.one()`
        - Two: Idle to `Active` (documented)
        - Three: Idle to Active (documented) [x]: `Own.one()`
        - Four → 4: `Idle` → `Active`: `Own.one()`
        - Five: Idle → Active (documented) [a: b]: `Own.one()`
        - Six: Idle → Active (documented) [not [x]]
        - Nobody has to Active (documented): `Own.one()` is prose.
        """)
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "One: Idle → Active: Own.one()", "Two: Idle → Active", "Three: Idle → Active [x]: Own.one()",
        "Four → 4: Idle → Active: Own.one()", "Five: Idle → Active [a: b]: Own.one()", "Six: Idle → Active [not [x]]",
      ])
    #expect(
      lifecycle.transitions.map { $0.provenance.status == .documented } == [false, true, true, false, true, true])
  }

  @Test("An item's event and states may be in code spans; callbacks follow the path")
  func code() {
    let lifecycle = expect(
      page(
        """
        - `go`: `Idle` → `Active`: `Own.one()`
        - `back`: (`Active` →) `Idle` `Own.two()`
        - `stop`: Active → 1️⃣Idel: `Own.three()`
        """), [.init("unknown-state", at: "1️⃣", covering: "Idel", fixes: ["Idle"])]
    ).lifecycle
    #expect(lifecycle.transitionLines == ["go: Idle → Active: Own.one()", "back: Active → Idle: Own.two()"])
  }

  @Test("A table has From and To, its columns in any order, and guards with or without brackets")
  func table() {
    let reading = expect(
      page(
        """
        | Guard | Callbacks | To | Event | From | Notes | Attributes |
        |---|---|:---:|---|---|---|---|
        | x \\| y | `Own.one()`<br>`Own.two()` (deferred) | **Active** | Go (since iOS 14) | Idle | See [a](https://a.b). | documented |
        | [first scene] | `Own.one()`, `Own.two()`、`Own.three()` | Idle | — | Active | |
        | | none | Idle | *Stop* (now) | Active | | since iOS 15 |
        """))
    let lifecycle = reading.lifecycle
    #expect(
      lifecycle.transitionLines == [
        "Go: Idle → Active [x | y]: Own.one(), Own.two()…",
        "Active → Idle [first scene]: Own.one(), Own.two(), Own.three()",
        "Stop (now): Active → Idle",
      ])
    #expect(lifecycle.transitions.map { $0.availability.since?.description } == ["iOS 14", nil, "iOS 15"])
    #expect(lifecycle.transitions[0].provenance.status == .documented)
    #expect(lifecycle.transitions[0].provenance.sources.map(\.url) == ["https://a.b"])
    #expect(lifecycle.transitions[0].documentation == "See [a](https://a.b).")
    #expect(lifecycle.transitions[1].guard?.sceneCondition == .firstScene)
    #expect(reading.file[reading.sourceMap.transitions[2].range].hasPrefix("| | none"))
  }

  @Test("Japanese and Korean headers name the same columns")
  func otherLanguages() {
    let lifecycle = expect(
      page(
        """
        | 遷移元 | 遷移先 | イベント | 条件 | コールバック |
        |---|---|---|---|---|
        | Idle | Active | 開始 | なし | `Own.one()` |

        | 출발 | 도착 | 이벤트 | 조건 | 콜백 |
        |---|---|---|---|---|
        | Active | Idle | 끝 | 조용히 | 없음 |
        """)
    ).lifecycle
    #expect(lifecycle.transitionLines == ["開始: Idle → Active: Own.one()", "끝: Active → Idle [조용히]"])
  }

  @Test("Items and tables below a transition's heading are separate transitions, with their own links")
  func belowHeading() {
    let lifecycle = expect(
      page(
        """
        ### Start: Idle → Active

        See [a](https://a.b).

        - `Own.one()`: Active → Idle
        - seen → heard is no path
        - Stop: `Active` → Idle (documented): `Own.two()`

        | From | To | Event | Notes |
        |---|---|---|---|
        | Active | Idle | End | See [c](https://c.d). |
        """)
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "Start: Idle → Active: Own.one()", "Stop: Active → Idle: Own.two()", "End: Active → Idle",
      ])
    #expect(lifecycle.transitions.map { $0.provenance.sources.map(\.title) } == [["a"], [], ["c"]])
    #expect(lifecycle.transitions[0].documentation == "See [a](https://a.b).")
  }

  @Test("A callback before a path is a step with a note, even if its delegate is not named before")
  func firstMention() {
    let lifecycle = expect(
      """
      # Page

      ## States

      - Idle (initial)
      - Active

      ## Transitions

      ### Start: Idle → Active

      1. `SceneDelegate.sceneWillEnterForeground(_:)`: Idle → Active
      2. `applicationDidBecomeActive(_:)`: Idle → Active
      3. `Own.done()`: Idle → Active
      """
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "Start: Idle → Active: SceneDelegate.sceneWillEnterForeground(_:), AppDelegate.applicationDidBecomeActive(_:), "
          + "Own.done()"
      ])
    #expect(lifecycle.transitions.flatMap(\.steps).map(\.note) == ["Idle → Active", "Idle → Active", "Idle → Active"])
  }

  @Test("A table without columns of states is malformed")
  func malformedTable() {
    expect(
      page("| 1️⃣Here | To |\n|---|---|\n| Nowhere | Active |"),
      [.init("malformed-table", at: "1️⃣", covering: "Here | To")])
  }

  @Test("The columns of a table are known by what is in them")
  func columnsByContent() {
    let lifecycle = expect(
      page(
        """
        | When | Von | Nach | If |
        |---|---|---|---|
        | Start | Idle | Active | [first scene] |
        | Stop | Active | Idle | – |

        | Was | Wird | 1️⃣Anlass |
        |---|---|---|
        | Idle | Active | Push |
        | Active | Idle | Pull |
        """), [.init("read-as-event", at: "1️⃣", covering: "Anlass")]
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "Start: Idle → Active [first scene]", "Stop: Active → Idle", "Push: Idle → Active", "Pull: Active → Idle",
      ])
  }

  @Test("A path may be in words")
  func words() {
    let lifecycle = expect(
      page(
        """
        - Start: from Idle to Active
        - Stop from Active to Idle
        - from Idle to Active (1️⃣push)
        """), [.init("read-as-event", at: "1️⃣", covering: "push")]
    ).lifecycle
    #expect(lifecycle.transitionLines == ["Start: Idle → Active", "Stop: Active → Idle", "push: Idle → Active"])
  }

  @Test("A heading without an arrow is the event of an item below it, or groups what is below it")
  func groups() {
    let lifecycle = expect(
      page(
        """
        ### 1️⃣Easy one

        - Idle → Active

        ### Others

        Prose.

        #### Stop: Active → Idle

        1. `Own.one()`

        ### Tables

        | From | To |
        |---|---|
        | Idle | Idle |
        """), [.init("read-as-event", at: "1️⃣", covering: "Easy one")]
    ).lifecycle
    #expect(lifecycle.transitionLines == ["Easy one: Idle → Active", "Stop: Active → Idle: Own.one()", "Idle → Idle"])
  }

  @Test("A heading's documentation is the prose below it, its sources are the links of both")
  func documentation() {
    let lifecycle = expect(
      page(
        """
        ### [Go](https://example.com/go): Idle → Active

        First *paragraph*. [Apple](https://example.com/apple)

        1. `Own.one()`

        Second.

        ## Transitions

        ### Active → Idle

        <!-- nothing -->
        """)
    ).lifecycle
    #expect(
      lifecycle.transitions.map(\.documentation)
        == ["First *paragraph*. [Apple](https://example.com/apple)\n\nSecond.", ""])
    #expect(
      lifecycle.transitions[0].provenance.sources == [
        Provenance.Source(title: "Go", url: "https://example.com/go"),
        Provenance.Source(title: "Apple", url: "https://example.com/apple"),
      ])
  }

  @Test("Scenarios have the same shapes")
  func scenarios() {
    let reading = expect(
      page(
        """
        - Idle → Active

        ## Scenarios

        ### Start: Idle → Active → Idle [quickly] (since iOS 13)

        How it goes.

        1. `Own.one()`
        2. **Active**
        3. Together:
           - `Own.two()`
           - `Own.three()`

        - Idle → Active: `Own.one()`

        | From | To | Event | Callbacks |
        |---|---|---|---|
        | Active | Idle | Stop | `Own.two()` |
        """))
    #expect(
      reading.lifecycle.scenarioLines == [
        "Start: Idle → Active → Idle [quickly]: Own.one(), in Active, {1: Own.two()}, {1: Own.three()}",
        "Idle → Active: Own.one()", "Stop: Active → Idle: Own.two()",
      ])
    #expect(
      reading.sourceMap.scenarios.map { place in ([place.range] + place.items).map { reading.file[$0] } } == [
        [
          "Start: Idle → Active → Idle [quickly] (since iOS 13)", "Own.one()", "Active", "Own.two()", "Own.three()",
        ], ["Idle → Active", "Own.one()"],
        ["| Active | Idle | Stop | `Own.two()` |", "Own.two()"],
      ])
    #expect(reading.lifecycle.scenarios[0].documentation == "How it goes.")
    #expect(reading.lifecycle.scenarios[0].availability.since?.description == "iOS 13")
    #expect(reading.lifecycle.transitionLines == ["Idle → Active"])
  }

  private func page(_ transitions: String) -> MarkedText {
    MarkedText(
      """
      # T

      ## Delegates

      - `Own`: `OwnDelegate`

      ## States

      - **Idle** (initial)
      - **Active**

      ## Transitions

      \(transitions)
      """)
  }
}
