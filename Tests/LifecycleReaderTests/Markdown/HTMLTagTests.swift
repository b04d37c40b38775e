import Diagnostics
import LifecycleModel
import Testing

@testable import LifecycleReader

@Suite("Tags in names")
struct HTMLTagTests {
  private func read(_ line: String) -> Reading {
    let page = """
      # Store

      ## States

      - **Empty** (initial)
      - **Full of Box<S>**

      ## Transitions

      - Fill: Empty → Full of Box<S>: `Store.fill()`
      \(line)
      """
    return LifecycleReader.read(SourceFile(path: "store.md", text: page))
  }

  @Test(
    "A tag that HTML does not have is text, as the author meant it, and one that it has is nothing",
    arguments: [
      ("- Clear Set<Item>: Full of Box<S> → Empty", "Clear Set<Item>", nil as String?),
      ("- Clear: Full of Box<S> → Empty [no Set<Item>]", "Clear", "no Set<Item>"),
      ("- Clear <em>all</em> of Map<Key,Value>: Full of Box<S> → Empty", "Clear all of Map<Key,Value>", nil),
      ("\n| Event | From | To |\n|---|---|---|\n| Clear<Item> | Full of Box<S> | Empty |", "Clear<Item>", nil),
      ("- Clear Set\\<Item>: Full of Box\\<S> → Empty", "Clear Set<Item>", nil),
      ("- Clear<!-- Item -->: Full of Box<S> → Empty", "Clear", nil),
      ("- Clear <kbd>C</kbd><my-key>: Full of Box<S> → Empty", "Clear C", nil),
    ])
  func names(line: String, event: String, condition: String?) throws {
    let reading = read(line)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.summary))")
    #expect(reading.lifecycle.states.map(\.name) == ["Empty", "Full of Box<S>"])
    let transition = try #require(reading.lifecycle.transitions.last)
    #expect(transition.event == event && transition.guard?.text == condition)
  }
}
