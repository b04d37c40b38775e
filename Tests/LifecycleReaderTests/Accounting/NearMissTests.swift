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
    ])
  func read(slip: Slip) throws {
    let page = Self.page.replacing(slip.old, with: slip.new)
    #expect(page != Self.page)
    let (good, other) = (reading(Self.page), reading(page))
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
  init(_ name: String, _ old: String, _ new: String, told: [String] = []) {
    self.init(name: name, old: old, new: new, told: told)
  }
}
