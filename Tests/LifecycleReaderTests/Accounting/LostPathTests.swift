import Diagnostics
import LifecycleModel
import Testing

@testable import LifecycleReader

@Suite("Paths that have lost their bullet")
struct LostPathTests {
  private func read(_ lines: String) -> Reading {
    let page = """
      # Order

      ## States

      - **Cart** (initial)
      - **Paid**
      - **Sent**

      ## Transitions

      \(lines)
      """
    return LifecycleReader.read(SourceFile(path: "order.md", text: page))
  }

  /// `Pay: Cart → Paid: pay()`.
  private func lines(of reading: Reading) -> [String] {
    let lifecycle = reading.lifecycle
    return lifecycle.transitions.map { transition in
      let calls = transition.steps.map { lifecycle[$0.callback].name }.joined(separator: ", ")
      let path = "\(lifecycle[transition.source].name) → \(lifecycle[transition.target].name)"
      return "\(transition.event): \(path): \(calls)"
    }
  }

  @Test("Its calls are not those of the item that Markdown adds it to, and it is told once")
  func lost() {
    let reading = read("- Pay: Cart → Paid: `Shop.pay()`\nSend: Paid → Sent: `Shop.send()`, `Shop.tell()`")
    #expect(lines(of: reading) == ["Pay: Cart → Paid: pay()"])
    #expect(reading.diagnostics.map(\.id) == ["unused-content"])
  }

  @Test(
    "A path and its calls may go on in the next line",
    arguments: [
      "- Pay: Cart →\nPaid → Sent: `Shop.pay()`, `Shop.send()`",
      "- Pay: Cart → Paid\n→ Sent: `Shop.pay()`, `Shop.send()`",
      "- Pay: Cart → Paid → Sent: `Shop.pay()`,\n`Shop.send()`",
    ])
  func wrapped(line: String) {
    let reading = read(line)
    #expect(reading.diagnostics.map(\.id).allSatisfy { $0 != "unused-content" })
    #expect(reading.lifecycle.transitions.map(\.target.index) == [1, 2])
    #expect(reading.lifecycle.transitions.flatMap(\.steps).count == 2)
  }
}
