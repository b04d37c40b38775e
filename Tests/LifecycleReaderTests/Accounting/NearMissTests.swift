import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("What people write who have not read the manual")
struct NearMissTests {
  /// A page with one part in another form, and what is said of it: lines with a place and the id of a diagnostic.
  struct Slip: Sendable, CustomTestStringConvertible {
    let name: String
    let old: String
    let new: String
    let told: [String]
    /// The part in the usual form, where that is another than the page's.
    var meaning: String?
    var testDescription: String { name }
  }

  @Test(
    "A slip is read where there is one reading",
    arguments: [
      Slip("properties without bullets", "- Platform: iOS\n- Version: 17", "Platform: iOS\nVersion: 17"),
      Slip("one property without its bullet", "- Platform: iOS\n- Version: 17", "- Platform: iOS\nVersion: 17"),
      Slip("another word for the version", "- Version: 17", "- Since: 17"),
      Slip(
        "a sentence about the type", "`Radio`: `CBCentralManagerDelegate`",
        "`Radio` implements `CBCentralManagerDelegate`."),
      Slip(
        "an article before the type", "`Radio`: `CBCentralManagerDelegate`", "`Radio`, a `CBCentralManagerDelegate`"),
      Slip("attributes in brackets", "**Off** (initial)", "Off [initial]"),
      Slip("start for initial", "**Off** (initial)", "**Off** (start)"),
      Slip("words for the arrow", "### Find: On → Linked", "### Find: from On to Linked"),
      Slip("the path below the heading", "### Find: On → Linked", "### Find\n\nOn → Linked", told: ["read-as-event"]),
      Slip("the event behind the path", "- Turn on: Off → On", "- Off → On (Turn on)", told: ["read-as-event"]),
      Slip("columns without names that Instar knows", "| From | To | Event |", "| Old | New | When |"),
      Slip(
        "a table of delegates whose first heading is not known", "- `Radio`: `CBCentralManagerDelegate`",
        "| Who | Protocol |\n|---|---|\n| `Radio` | `CBCentralManagerDelegate` |"),
      Slip(
        "the type in the second half of a sentence", "`Radio`: `CBCentralManagerDelegate`",
        "`Radio`: our own class, conforms to `CBCentralManagerDelegate`"),
      Slip(
        "a time behind the path", "- Turn on: Off → On", "- Off → On, at the first tap", told: ["read-as-event"],
        meaning: "- at the first tap: Off → On"),
      Slip(
        "two calls on one line", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManagerDidUpdateState(_:)`, then `Radio.centralManager(_:didConnect:)`",
        meaning: "1. `Radio.centralManagerDidUpdateState(_:)`\n2. `Radio.centralManager(_:didConnect:)`"),
      Slip(
        "an arrow between two calls", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManagerDidUpdateState(_:)` → `Radio.centralManager(_:didConnect:)`",
        meaning: "1. `Radio.centralManagerDidUpdateState(_:)`\n2. `Radio.centralManager(_:didConnect:)`"),
      Slip(
        "a version as people say it", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` (iOS 17 and later)",
        meaning: "1. `Radio.centralManager(_:didConnect:)` (since iOS 17)"),
      Slip(
        "the last version as people say it", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` (only before iOS 18)",
        meaning: "1. `Radio.centralManager(_:didConnect:)` (removed iOS 18)"),
      Slip(
        "an attribute below a delegate", "`Radio`: `CBCentralManagerDelegate`",
        "`Radio`: `CBCentralManagerDelegate`\n  - one per scene\n  - it owns the link",
        meaning: "`Radio`: `CBCentralManagerDelegate`, one per scene"),
      Slip(
        "a delegate's attribute at the end of a sentence", "`Radio`: `CBCentralManagerDelegate`",
        "`Radio`: `CBCentralManagerDelegate`, watches the link; one per scene",
        meaning: "`Radio`: `CBCentralManagerDelegate`, one per scene"),
      Slip(
        "a column of kinds", "- **Off** (initial)\n- **On**\n- **Linked**",
        "| State | Kind |\n|---|---|\n| Off | initial |\n| On | |\n| Linked | |",
        meaning: "- **Off** (initial)\n- **On**\n- **Linked**"),
      Slip(
        "a guard that always holds", "| From | To | Event |\n|---|---|---|\n| Linked | On | Lose |",
        "| From | To | Event | If |\n|---|---|---|---|\n| Linked | On | Lose | always |"),
      Slip("a sentence below a state", "**On**", "**On**\n  - the radio sleeps", told: ["prose-below-state"]),
      Slip(
        "work of the app between calls", "1. `Radio.centralManager(_:didConnect:)`",
        "1. the app saves its data\n2. `Radio.centralManager(_:didConnect:)`\n3. the app draws the list"),
    ])
  func read(slip: Slip) throws {
    let page = Self.page.replacing(slip.old, with: slip.new)
    #expect(page != Self.page)
    let usual = slip.meaning.map { Self.page.replacing(slip.old, with: $0) } ?? Self.page
    let (good, other) = (reading(usual), reading(page))
    #expect(good.diagnostics == [])
    #expect(other.diagnostics.map(\.id) == slip.told)
    #expect(other.lifecycle.claims == good.lifecycle.claims)
  }

  @Test(
    "A slip that may mean several things is told, once and at its place",
    arguments: [
      Slip("delegates elsewhere", "## Delegates", "## Who is told", told: ["8: unused-content"]),
      Slip(
        "a transition without its bullet", "- Turn on: Off → On", "Turn on: Off → On\n", told: ["28: unused-content"]),
      Slip("words after a name", "**On**", "**On** (end state)", told: ["13: unread-words"]),
      Slip("a rule elsewhere", "## Rules", "## Please", told: ["33: unused-content"]),
      Slip(
        "a condition in parentheses", "### Find: On → Linked", "### Find: On → Linked (near)",
        told: ["22: unread-words"]),
      Slip(
        "a condition behind the event", "### Find: On → Linked", "### Find (if near): On → Linked",
        told: ["22: unread-words"]),
      Slip("another property's name", "- Platform: iOS", "- OS: iOS 17", told: ["3: misspelt-property"]),
      Slip(
        "a call below a call", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)`\n   - `Radio.centralManagerDidUpdateState(_:)`",
        told: ["25: unused-content"]),
      Slip(
        "a scenario of events", "## Rules", "## Scenarios\n\n- Happy: Turn on, Find\n\n## Rules",
        told: ["33: unused-content"]),
      Slip(
        "a scenario in prose", "## Rules", "## Scenarios\n\n### Happy\n\nTurn on, then find it.\n\n## Rules",
        told: ["33: unused-content"]),
      Slip(
        "the calls in a sentence", "1. `Radio.centralManager(_:didConnect:)`",
        "First `Radio.centralManager(_:didConnect:)` is called, then `Radio.centralManagerDidUpdateState(_:)`.",
        told: ["24: unused-content"]),
      Slip(
        "the calls in a sentence of another language", "1. `Radio.centralManager(_:didConnect:)`",
        "`Radio.centralManager(_:didConnect:)` が呼ばれ、次に `Radio.centralManagerDidUpdateState(_:)` が呼ばれる。",
        told: ["24: unused-content"]),
      Slip(
        "an order that a sentence takes back", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)`\n2. `Radio.centralManagerDidUpdateState(_:)`\n\n注意: 1 と 2 の順序は保証されない。",
        told: ["27: unused-content"]),
      Slip(
        "a guard below its path", "### Find: On → Linked", "### Find: On → Linked\n\nGuard: it is near",
        told: ["24: unused-content"]),
      Slip(
        "a condition behind a call", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` (if it is in reach)", told: ["24: unread-words"]),
      Slip(
        "an optional call", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)`, optional", told: ["24: unread-words"]),
      Slip(
        "another call instead", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` or none", told: ["24: unread-words"]),
      Slip("a condition before a call", "1. `Radio.", "1. If it is near: `Radio.", told: ["24: unread-words"]),
      Slip(
        "a call with brackets", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` [it is near]", told: ["24: unread-words"]),
      Slip("two systems", "- Platform: iOS", "- Platform: iOS, watchOS", told: ["3: invalid-property"]),
      Slip(
        "properties in a table", "- Platform: iOS\n- Version: 17", "| Platform | iOS |\n|---|---|\n| Version | 17 |",
        told: ["3: unused-content", "5: unused-content"]),
      Slip(
        "a rule below a rule", "at most once per process",
        "at most once per process\n  `Radio.centralManagerDidUpdateState(_:)` at most once",
        told: ["34: unused-content"]),
      Slip(
        "how often a call comes", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)`, once per device", told: ["24: unread-words"]),
      Slip(
        "a condition alone behind a dash", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` – sometimes", told: ["24: unread-words"]),
      Slip(
        "a number of calls", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` ×2 in a restart", told: ["24: unread-words"]),
      Slip(
        "an exception behind a call", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` except on iPad", told: ["24: unread-words"]),
      Slip(
        "a condition below a call", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)`\n   - only on iPad", told: ["25: unread-words"]),
      Slip(
        "a condition among calls", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)`\n2. only if the battery is full", told: ["25: unread-words"]),
      Slip(
        "a condition behind a path", "- Turn on: Off → On", "- Turn on: Off → On, if the user agrees",
        told: ["28: unread-words"]),
      Slip(
        "a path in a sentence", "### Find: On → Linked",
        "### Find: On → Linked\n\nIf the user is quick: Off → On, without it.", told: ["24: unused-content"]),
      Slip(
        "a condition of a path that has an event", "- Turn on: Off → On", "- Turn on: Off → On, when it is dark",
        told: ["28: unread-words"]),
      Slip(
        "calls for some versions", "1. `Radio.centralManager(_:didConnect:)`",
        "**On iOS 17 and later:**\n\n1. `Radio.centralManager(_:didConnect:)`", told: ["24: unused-content"]),
      Slip(
        "a call for each of something", "1. `Radio.centralManager(_:didConnect:)`",
        "1. `Radio.centralManager(_:didConnect:)` for each device", told: ["24: unread-words"]),
      Slip(
        "a rule about everything", "## Rules",
        "## Rules\n\n- `Radio.centralManagerDidUpdateState(_:)` before all others",
        told: ["33: malformed-rule"]),
      Slip(
        "conditions in a column of their own", "| From | To | Event |\n|---|---|---|\n| Linked | On | Lose |",
        "| From | To | Event | When |\n|---|---|---|---|\n| Linked | On | Lose | it is far away |",
        told: ["18: unused-content"]),
      Slip(
        "a table of delegates elsewhere", "## Delegates\n\n- `Radio`: `CBCentralManagerDelegate`",
        "## Who is called\n\n| Object | Conforms to |\n|---|---|\n| `Radio` | `CBCentralManagerDelegate` |",
        told: ["8: unused-content"]),
      Slip(
        "a rule about no state", "## Rules", "## Rules\n\n- A payment is never made twice",
        told: ["33: malformed-rule"]),
      Slip(
        "a scenario with its name in the section's heading", "## Rules",
        "## Scenario: a walk\n\n1. Turn on\n2. Find\n\n## Rules", told: ["33: unused-content"]),
      Slip("the heading of rules", "## Rules", "## Order rules", told: ["31: unrecognized-section"]),
      Slip("a number that is no list", "1. `Radio.central", "① `Radio.central", told: ["24: unused-content"]),
    ])
  func told(slip: Slip) {
    let page = Self.page.replacing(slip.old, with: slip.new)
    #expect(page != Self.page)
    let reading = reading(page)
    let lines = reading.diagnostics.map { "\(reading.file.line(at: $0.range.start)): \($0.id)" }
    #expect(lines.filter { !$0.hasSuffix("unknown-delegate") } == slip.told)
  }

  @Test("A guard may be behind the event, as UML has it")
  func guardBehindEvent() {
    let usual = reading(Self.page.replacing("- Turn on: Off → On", with: "- Turn on: Off → On [awake]"))
    let other = reading(Self.page.replacing("- Turn on: Off → On", with: "- Turn on [awake]: Off → On"))
    #expect(usual.lifecycle.transitions.contains { $0.guard?.text == "awake" })
    #expect(other.lifecycle.claims == usual.lifecycle.claims)
    #expect(other.diagnostics == [])
    let name = reading(Self.page.replacing("- Turn on: Off → On", with: "- Turn \\[on\\]: Off → On"))
    #expect(name.lifecycle.transitions.map(\.event).contains("Turn [on]"))
  }

  @Test(
    "Words beside a call are named without the marks around them",
    arguments: [
      ("(if it is in reach)", "if it is in reach"), ("[it is near]", "it is near"), (", optional.", "optional"),
      ("or `none()`", "or none()"),
    ])
  func marks(text: String, words: String) {
    let page = Self.page.replacing(
      "1. `Radio.centralManager(_:didConnect:)`", with: "1. `Radio.centralManager(_:didConnect:)` \(text)")
    let summaries = reading(page).diagnostics.map(\.summary)
    #expect(summaries == ["'\(words)' is no attribute, and the call is read as if it always came"])
  }

  @Test("Prose that no output has is known by its place, and what a description has is not of it")
  func unread() {
    let page = Self.page.replacing(
      "## Rules", with: "Nobody asks **On** for longer than a second.\n\n> **Note:** it is dark.\n\n## Rules"
    )
    .replacing(
      "1. `Radio.centralManager(_:didConnect:)`",
      with: "It links.\n\n> At last.\n\n1. `Radio.centralManager(_:didConnect:)`\n2. the app draws")
    let reading = reading(page + "\n\n## Glossary\n\n- RSSI: how near it is\n")
    #expect(reading.diagnostics == [])
    let texts = reading.unread.map { reading.file[$0] }
    #expect(texts == ["Nobody asks **On** for longer than a second.", "**Note:** it is dark.", "RSSI: how near it is"])
    #expect(reading.lifecycle.transitions.map(\.documentation).contains("It links.\n\nAt last."))
    #expect(self.reading(Self.page).unread == [])
  }

  @Test("Prose below a heading that is not read is known by its place, too")
  func unreadBelowHeading() {
    let reading = reading(Self.page.replacing("## Rules", with: "### Radio\n\nIt sleeps at night.\n\n## Rules"))
    #expect(reading.diagnostics.map(\.id) == ["unused-content"])
    #expect(reading.unread.map { reading.file[$0] } == ["It sleeps at night."])
  }

  @Test(
    "What a remark says of a call is told where it may change what is read, and read where it has one reading",
    arguments: [
      (" with the new token, not on every launch", "not on every launch"),
      (" is never called here.", "is never called here"),
      (", on iPad only", "on iPad only"), (" (main thread, only if it is near)", "main thread, only if it is near"),
      (" afterwards, not from On", "not from On"), (" doesn't come", "doesn't come"), (": links", nil),
      (" (may be skipped if it is far)", nil), (" (from iOS 17)", nil),
    ])
  func remark(words: String, told: String?) {
    let reading = reading(Self.page.replacing("didConnect:)`\n\n", with: "didConnect:)`\(words)\n\n"))
    let found = reading.diagnostics.filter { $0.id == "unread-words" }.map { reading.file[$0.range] }
    #expect(found == [told].compactMap(\.self))
    if words.contains("skipped") {
      let step = reading.lifecycle.transitions.flatMap(\.steps).first
      #expect(step?.certainty.doubts.map(\.condition) == ["if it is far"])
    }
  }

  @Test(
    "Words for an order between two calls make two calls of them", arguments: ["、その後 ", " の後に ", "、接着 ", ", then "])
  func sequence(words: String) {
    let calls = "`Radio.centralManager(_:didConnect:)`\(words)`Radio.centralManagerDidUpdateState(_:)`"
    let reading = reading(Self.page.replacing("`Radio.centralManager(_:didConnect:)`\n\n", with: calls + "\n\n"))
    #expect(reading.lifecycle.transitions.flatMap(\.steps).count == 2)
  }

  @Test("A parenthesis behind a delegate's type describes the delegate")
  func typeWithParenthesis() {
    let words = [
      "`PumpDelegate` (our own), one per pump", "`PumpDelegate`(自作)、ポンプごとに1つ", "our own; one per pump (a motor)",
    ]
    let readings = words.map { reading(Self.page.replacing("## States", with: "- `Pump`: \($0)\n\n## States")) }
    #expect(readings.map { $0.lifecycle.delegates.last?.types } == [["PumpDelegate"], ["PumpDelegate"], []])
    #expect(readings.allSatisfy { $0.lifecycle.delegates.last?.multiplicity != .process })
  }

  @Test("A column of notes in which one cell is an attribute has it")
  func notes() {
    let table = "| 状態 | 備考 |\n|---|---|\n| Off | 初期状態 |\n| On | 緑の点灯 |\n| Linked | 最終状態 |"
    let reading = reading(Self.page.replacing("- **Off** (initial)\n- **On**\n- **Linked**", with: table))
    #expect(reading.lifecycle.states.map(\.isInitial) == [true, false, false])
    #expect(reading.lifecycle.states.map(\.isFinal) == [false, false, true])
  }

  @Test("What a table says of a delegate besides its traits describes the delegate")
  func table() {
    let table = """
      | Name | Type | How many |
      |---|---|---|
      | `Radio` | `CBCentralManagerDelegate` | one |
      | `Pump` | `PumpDelegate` (our own) | one per screen, weak |
      """
    let reading = reading(Self.page.replacing("- `Radio`: `CBCentralManagerDelegate`", with: table))
    #expect(reading.diagnostics == [])
    let delegates = reading.lifecycle.delegates
    #expect(delegates.map(\.types) == [["CBCentralManagerDelegate"], ["PumpDelegate"]])
    #expect(delegates.map(\.multiplicity.rawValue) == ["process", "screen"])
    #expect(delegates.map(\.documentation) == ["", "(our own)\n\nweak"])
  }

  @Test("A reason that takes something back is not the reason of a rule")
  func exception() {
    let rule = "- `Radio.centralManager(_:didConnect:)` at most once"
    for words in ["unless it is lost", "or not at all", "and before the list", "ただし接続中のみ"] {
      let reading = reading(Self.page + "\n\(rule): \(words)\n")
      #expect(reading.diagnostics.map(\.id) == ["malformed-rule"])
    }
    #expect(reading(Self.page + "\n\(rule): the radio says so\n").diagnostics == [])
  }

  @Test("A sentence with two calls that says no order is prose, and so is one beside a list")
  func mentions() {
    for prose in [
      "Neither `Radio.centralManager(_:didConnect:)` nor `Radio.centralManagerDidUpdateState(_:)` comes.",
      "`Radio.centralManager(_:didConnect:)` is slow. Then look at `Radio.centralManagerDidUpdateState(_:)`.",
    ] {
      let page = Self.page.replacing("1. `Radio.centralManager(_:didConnect:)`", with: prose)
      #expect(self.reading(page).diagnostics.filter { $0.id == "unused-content" } == [])
    }
  }

  @Test("The type of an argument behind a call of a cell is a note of the call")
  func argument() {
    let page = Self.page.replacing(
      "| From | To | Event |\n|---|---|---|\n| Linked | On | Lose |",
      with: "| From | To | Event | Calls |\n|---|---|---|---|\n"
        + "| Linked | On | Lose | `Radio.centralManager(_:didConnect:)` with `CBPeripheral` |")
    let reading = reading(page)
    #expect(reading.diagnostics == [])
    let steps = reading.lifecycle.transitions.first { $0.event == "Lose" }?.steps
    #expect(steps?.map(\.note) == ["with `CBPeripheral`"])
  }

  @Test("Front matter belongs to other tools, and what a page would say of itself there is told")
  func frontMatter() {
    let page = Self.page.replacing("- Platform: iOS\n- Version: 17\n", with: "")
    let reading = reading("---\ntitle: Radio\nplatform: iOS\n---\n" + page)
    #expect(reading.diagnostics.map(\.summary) == ["'platform' is not read here"])
  }

  @Test("A declaration of one's own needs no keyword")
  func keyword() {
    let page = Self.page.replacing(
      "`Radio`: `CBCentralManagerDelegate`", with: "`Radio`: `CBCentralManagerDelegate`\n- `Store`"
    )
    .replacing("## States", with: "## Callbacks\n\n- `Store.didUnlock(product: String)`\n\n## States")
    .replacing("- Turn on: Off → On", with: "- Turn on: Off → On: `Store.didUnlock(product:)`")
    let reading = reading(page)
    #expect(reading.diagnostics == [])
    #expect(reading.lifecycle.callbacks.first?.signature == "func didUnlock(product: String)")
  }

  @Test("A slip in a declaration is told once, as it is written, and its uses are not")
  func once() {
    let reading = reading(
      Self.page.replacing(
        "## States", with: "## Callbacks\n\n- `Radio.centralManager DidUpdate(_:)` (once)\n\n## States"
      )
      .replacing("1. `Radio", with: "1. `Radio.centralManager DidUpdate(_:)`\n2. `Radio")
      .replacing("- `Radio.centralManager(_:didConnect:)` at", with: "- `Radio.centralManager DidUpdate(_:)` at"))
    #expect(reading.diagnostics.map(\.summary) == ["Unknown callback 'centralManager DidUpdate(_:)' in 'Radio'"])
  }

  @Test("An attribute that is misspelt is read as what was meant")
  func attribute() {
    let reading = reading(Self.page.replacing("(initial)", with: "(inital)"))
    #expect(reading.diagnostics.map(\.id) == ["misspelt-attribute"])
    #expect(reading.lifecycle.states.map(\.isInitial) == [true, false, false])
  }

  @Test(
    "A list below words for an order has it, and below any other words none",
    arguments: [
      ("In this order", false), ("次の順に", false), ("다음 순서로", false), ("依次", false), ("In any order", true),
      ("Together", true),
    ])
  func order(words: String, isGroup: Bool) {
    let calls =
      "1. \(words):\n   - `Radio.centralManager(_:didConnect:)`\n   - `Radio.centralManagerDidUpdateState(_:)`\n"
    let reading = reading(Self.page.replacing("1. `Radio.centralManager(_:didConnect:)`\n", with: calls))
    let steps = reading.lifecycle.transitions.flatMap(\.steps)
    #expect(steps.count == 2)
    #expect(steps.allSatisfy { ($0.unordered != nil) == isGroup })
  }

  private func reading(_ text: String) -> Reading { LifecycleReader.read(SourceFile(path: "ble.md", text: text)) }

  private static let page = """
    # Radio

    - Platform: iOS
    - Version: 17

    ## Delegates

    - `Radio`: `CBCentralManagerDelegate`

    ## States

    - **Off** (initial)
    - **On**
    - **Linked**

    ## Transitions

    | From | To | Event |
    |---|---|---|
    | Linked | On | Lose |

    ### Find: On → Linked

    1. `Radio.centralManager(_:didConnect:)`

    ## Transitions

    - Turn on: Off → On
    - Turn off: On → Off

    ## Rules

    - `Radio.centralManager(_:didConnect:)` at most once per process

    """
}

extension NearMissTests.Slip {
  init(_ name: String, _ old: String, _ new: String, told: [String] = [], meaning: String? = nil) {
    self.init(name: name, old: old, new: new, told: told, meaning: meaning)
  }
}
