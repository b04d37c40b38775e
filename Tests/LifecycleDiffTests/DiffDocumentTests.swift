import Foundation
import LifecycleDiff
import TestSupport
import Testing

@Suite("docs/diff.md")
struct DiffDocumentTests {
  @Test("It lists every kind of change, and no other")
  func kinds() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "docs/diff.md"), encoding: .utf8)
    // Instar's text between the markers of a region lists other things.
    let written = text.replacing(#/(?s)<!-- instar:begin .*?<!-- instar:end -->/#, with: "")
    let listed = written.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(
      listed
        == DiffRuleRegistry.all.map { "| `\($0.kind.id)` | \($0.kind.impact.rawValue) | \($0.kind.headline) |" })
  }
}
