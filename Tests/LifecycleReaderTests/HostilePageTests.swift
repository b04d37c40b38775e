import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Pages that could crash or hang the reader", .tags(.slow))
struct HostilePageTests {
  /// A page with the same text in every place that is read.
  private static func page(_ text: String) -> String {
    """
    # T \(text)

    - Version: \(text)

    ## Delegates

    - `Own`: \(text)

    ## States

    - **Idle** (initial) \(text)
    - \(text)

    ## Callbacks

    - `Own.one()` \(text)

    ## Transitions

    ### \(text): Idle → Idle \(text)

    1. `Own.one()` \(text)
    2. \(text)

    - Idle → \(text)

    | From | To | Event |
    |---|---|---|
    | Idle | Idle | \(text) |

    ## Rules

    - \(text)
    """
  }

  @Test(
    "Thousands of any mark in every place of a page are read", .tags(.slow), .mustEnd,
    arguments: [
      "(", ")", "[", "]", "[[", "](", "**", "*a ", "_", "`", "<", "&", "<!--", "\\", ":", "：", "→", "a → ", "Idle → ",
      ", ", "（",
      " to ", "|", "\\|", "a: ", "(→", "[^", "![", "~", "&amp;", "#", "「", "-",
    ])
  func marks(mark: String) {
    let text = String(repeating: mark, count: Seeds.share(of: 8000) / mark.utf8.count)
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: Self.page(text)))
    #expect(reading.lifecycle.name.hasPrefix("T"))
  }

  @Test(
    "Deep nesting and a million brackets are read", .tags(.slow), .mustEnd,
    arguments: [
      String(repeating: "> ", count: 50_000) + "a", String(repeating: "- ", count: 50_000) + "a",
      String(repeating: "1. ", count: 50_000) + "a", String(repeating: "*", count: 50_000) + "a",
      String(repeating: "*a **b ", count: Seeds.share(of: 25_000)),
      String(repeating: "[", count: Seeds.share(of: 1_000_000)),
      String(repeating: "(", count: Seeds.share(of: 1_000_000)),
      String(repeating: "<b>", count: Seeds.share(of: 300_000)),
    ])
  func nesting(text: String) {
    for section in ["", "# T\n\n## States\n\n", "# T\n\n## States\n\n- **A** (initial)\n\n## Transitions\n\n"] {
      let reading = LifecycleReader.read(SourceFile(path: "page.md", text: section + text + "\n\n### A → A\n"))
      #expect(reading.lifecycle.states.count <= 50_001)
    }
  }

  @Test("Thousands of consecutive comments are not read as nested", .tags(.slow))
  func comments() {
    let count = Seeds.share(of: 30_000)
    let text = String(repeating: "<!-- instar:allow unknown-state -->\n", count: count)
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: "# T\n\n" + text + "\n## States\n"))
    #expect(reading.suppressions.count == count)
    #expect(Set(reading.suppressions.map(\.scope.end)).count == 1)
  }

  @Test(
    "A cell with tens of thousands of escaped pipes and emphasis marks is read", .tags(.slow), .mustEnd)
  func cell() {
    let cell = String(repeating: "\\|*a*", count: Seeds.share(of: 60_000))
    let text = "# T\n\n## States\n\n| State | Notes |\n|---|---|\n| A | \(cell) |\n"
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: text))
    #expect(reading.lifecycle.states.map(\.name) == ["A"])
  }

  @Test("An empty text, and a text of marks alone, are pages")
  func empty() {
    for text in ["", "\n", "\u{FEFF}", "\0", "---", "---\n---", "|", "#", "# \n## States\n-\n", "\r\r\n\n\r"] {
      let reading = LifecycleReader.read(SourceFile(path: "page.md", text: text))
      #expect(reading.lifecycle.states == [])
    }
  }

  @Test("A page cut off anywhere is a page")
  func truncated() throws {
    let page = try #require(TestPage.fixtures.first { $0.name == "shapes" })
    let bytes = page.reading.file.bytes
    for end in stride(from: 0, to: bytes.count, by: Seeds.areAll ? 97 : 970) {
      let file = SourceFile(path: "page.md", bytes: bytes[..<end])
      let reading = LifecycleReader.read(file)
      #expect(reading.diagnostics.allSatisfy { file.fullRange.contains($0.range) })
      #expect(reading.lifecycle.states.count <= 30)
    }
  }
}
