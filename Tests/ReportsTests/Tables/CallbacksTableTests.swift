import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("The table of callbacks")
struct CallbacksTableTests {
  @Test("A callback lists its events, each once")
  func events() {
    let table = TableKind.callbacks.table(of: .sample)
    let row = table.texts("callback").firstIndex(of: "sceneDidBecomeActive(_:)").map { table.json("when")[$0] }
    #expect(row == #"["Launch","Return"]"#)
  }

  @Test(
    "The catalog fills in what the page leaves out of a callback: the signature, versions, the replacement"
  )
  func catalog() {
    var lifecycle = Lifecycle.sample
    lifecycle.callbacks.append(Callback(delegate: DelegateID(0), name: "applicationDidBecomeActive(_:)"))
    #expect(!TableKind.callbacks.table(of: lifecycle).texts("callback").contains("applicationDidBecomeActive(_:)"))
    lifecycle.callbacks[lifecycle.callbacks.count - 1].isDeclared = true
    let table = TableKind.callbacks.table(of: lifecycle)
    let line = table.markdownLines.first { $0.contains("applicationDidBecomeActive") }
    #expect(
      line == "| | `applicationDidBecomeActive(_:)` | — | | iOS 2 | iOS 26 | "
        + "`sceneDidBecomeActive(_:)`<br/>`UIApplication.didBecomeActiveNotification` | |")
    #expect(table.json("signature").contains("\"func viewDidLoad()\""))
  }

  @Test("An observed value is shown with its full stop and named without")
  func observed() {
    let table = TableKind.callbacks.table(of: .sample)
    #expect(table.texts("callback").contains("inactive"))
    #expect(table.markdownLines.contains { $0.contains("`.inactive`") })
  }

  @Test("A description begins with a capital letter; its links are in the column of sources")
  func description() {
    var lifecycle = Lifecycle.sample
    lifecycle.callbacks[2].documentation = "attach the window. [Apple](https://example.com/a(b:))"
    lifecycle.callbacks[2].attributes.provenance.sources = [.init(title: "Apple", url: "https://example.com/a(b:)")]
    let table = TableKind.callbacks.table(of: lifecycle)
    #expect(
      table.markdownLines.contains { $0.hasSuffix("| Attach the window. | [Apple](https://example.com/a(b:)) |") })
    #expect(table.texts("description").contains(lifecycle.callbacks[2].documentation))
  }
}
