import Documents
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("The table of calls in order")
struct OrderTableTests {
  @Test("Numbers continue through a whole chain, transition after transition")
  func positions() {
    let table = TableKind.order.table(of: .sample)
    #expect(table.texts("position").prefix(9) == ["1", "2", "3", "4", "5", "6", "7", "1", "2"])
    #expect(table.texts("source").prefix(6).suffix(2) == ["Not running", "Inactive"])
  }

  @Test("A launch of the bundled page about scenes is in Apple's order")
  func launch() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "uikit-scenes" })
    let table = TableKind.order.table(of: page.lifecycle)
    let calls = zip(table.texts("event"), table.texts("callback")).filter { $0.0 == "Launch" }.map(\.1)
    #expect(
      calls == [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:)", "scene(_:willConnectTo:options:)", "viewDidLoad()",
        "scene(_:restoreInteractionStateWith:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
    #expect(table.json("unordered").prefix(8) == ["null", "null", "null", "null", "1", "1", "1", "null"])
  }

  @Test("Records have the published keys; there are none for transitions without calls")
  func records() {
    let table = TableKind.order.table(of: .sample)
    #expect(
      table.records.keys.prefix(8) == [
        "event", "source", "target", "position", "delegate", "callback", "certainty", "condition",
      ])
    #expect(!table.texts("event").contains("Suspend"))
    #expect(table.json("certainty").last == "\"deferred\"")
    #expect(table.json("condition").last == "\"the next launch\"")
    #expect(table.json("condition").first == "null")
  }

  @Test("Tables for people include transitions without calls")
  func emptyTransition() {
    #expect(
      TableKind.order.table(of: .sample).markdownLines.contains(
        "| Suspend | Background → Suspended | — | — | — | |"))
  }

  @Test("Calls of a group share their possible numbers, and say so")
  func group() {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[0].steps[2].unordered = 1
    let lines = TableKind.order.table(of: lifecycle).markdownLines
    #expect(lines.contains("| | | 3–4 | SceneDelegate | `scene(_:willConnectTo:options:)` | in any order |"))
    #expect(lines.contains("| | | 3–4 | ViewController | `viewDidLoad()` | in any order |"))
    #expect(TableKind.order.table(of: lifecycle).texts("position").prefix(5).suffix(2) == ["4", "5"])
  }

  @Test("There is a column of guards as soon as one transition has a guard")
  func guardColumn() {
    var lifecycle = Lifecycle.sample
    #expect(!TableKind.order.table(of: lifecycle).sheet.headings.contains("Guard"))
    lifecycle.transitions[0].guard = Guard("first scene")
    let table = TableKind.order.table(of: lifecycle)
    #expect(table.sheet.headings.contains("Guard"))
    #expect(table.texts("guard").first == "first scene")
  }

  @Test("A transition without an event says so, and does not look like the one above")
  func silentTransition() {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[2].event = ""
    #expect(
      TableKind.order.table(of: lifecycle).markdownLines.contains {
        $0.hasPrefix("| — | Active → Inactive | 1 | SceneDelegate")
      })
  }

  @Test("Sources are shown with their status")
  func sources() {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[0].steps[0].attributes.provenance = Provenance(
      status: .observed(where: "iPhone 11"), sources: [.init(title: "Forum", url: "https://example.com/1")])
    let table = TableKind.order.table(of: lifecycle)
    #expect(table.markdownLines.contains { $0.hasSuffix("observed: iPhone 11 – [Forum](https://example.com/1) |") })
    #expect(table.json("status").first == "\"observed\"")
    #expect(table.json("where").first == "\"iPhone 11\"")
    #expect(table.json("sources").first == #"[{"title":"Forum","url":"https://example.com/1"}]"#)
  }

  @Test(
    "Headings and words are in the language of the page",
    arguments: zip(Language.allCases, ["Event", "イベント", "이벤트", "事件"]))
  func language(language: Language, heading: String) {
    var lifecycle = Lifecycle.sample
    lifecycle.language = language
    #expect(TableKind.order.table(of: lifecycle).sheet.headings.first == heading)
  }

  @Test("An empty life cycle has a table without rows")
  func empty() {
    for kind in TableKind.allCases {
      #expect(kind.table(of: Lifecycle()).sheet.rows.isEmpty)
      #expect(!TableFormat.markdown.render(kind.table(of: Lifecycle())).isEmpty)
    }
  }
}
