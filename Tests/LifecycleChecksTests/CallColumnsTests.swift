import Diagnostics
import LifecycleReader
import TestSupport
import Testing

@Suite("A scenario and the graph side by side")
struct CallColumnsTests {
  @Test("Equal calls share a row; a call of only one side has its own")
  func rows() {
    #expect(
      columns(
        "1. `Own.a()`\n2. `Own.b()` (may be skipped)\n3. **B**\n4. `Own.c()`\n5. `Own.d()` (deferred)\n6. `Own.e()`",
        "1. `Own.a()`\n2. **B**\n3. `Own.e()`\n4. `Own.f()`") == [
          "  the page's list   the graph's calls",
          "  Own.a()           Own.a()",
          "                    Own.b() (may be skipped)",
          "  → B               → B",
          "≠ –                 Own.c()",
          "                    Own.d() (deferred)",
          "  Own.e()           Own.e()",
          "                    → C",
          "  Own.f()",
        ])
  }

  @Test("A call that takes the place of another is beside it")
  func substitution() {
    #expect(
      columns("1. `Own.a()`\n2. **B**\n3. `Own.b()`", "1. `Own.z()`\n2. **B**\n3. `Own.b()`") == [
        "  the page's list   the graph's calls",
        "≠ Own.z()           Own.a()",
        "  → B               → B",
        "  Own.b()           Own.b()",
        "                    → C",
      ])
  }

  @Test("Calls in any order are beside each other, whatever their order")
  func groups() {
    #expect(
      columns(
        "1. Any order:\n   - `Own.a()`\n   - `Own.b()`\n2. **B**\n3. `Own.c()`",
        "1. Any order:\n   - `Own.b()`\n   - `Own.a()`\n2. `Own.d()`") == [
          "  the page's list       the graph's calls",
          "  Own.b() (any order)   Own.a() (any order)",
          "  Own.a() (any order)   Own.b() (any order)",
          "                        → B",
          "≠ Own.d()               Own.c()",
          "                        → C",
        ])
  }

  @Test("Wide characters take two columns, long names are cut, control characters are shown")
  func widths() {
    let long = String(repeating: "長", count: 60)
    #expect(
      columns("1. `Own.開始()`\n2. **B**\n3. `Own.\(long)()`", "1. `Own.開始()`\n2. `Own.x()`") == [
        "  the page's list   the graph's calls",
        "  Own.開始()        Own.開始()",
        "                    → B",
        "≠ Own.x()           Own.\(String(repeating: "長", count: 33))…",
        "                    → C",
      ])
  }

  @Test("Of a long list, only the part around the difference is shown")
  func long() {
    let calls = (0..<100).map { "1. `Own.c\($0)()`" }
    let listed = calls[..<50] + ["1. `Own.x()`"] + calls[51...]
    let lines = columns(
      calls.joined(separator: "\n") + "\n1. **B**\n1. `Own.z()`", listed.joined(separator: "\n") + "\n1. `Own.z()`")
    #expect(lines.count == 25)
    #expect(lines[1] == "  Own.c38()         Own.c38()")
    #expect(lines[13] == "≠ Own.x()           Own.c50()")
    #expect(lines[24] == "  Own.c61()         Own.c61()")
  }

  private func columns(_ steps: String, _ listed: String) -> [String] {
    let text = """
      # T

      ## Delegates

      - `Own`: `OwnDelegate`

      ## States

      - **A** (initial)
      - **B**
      - **C** (final)

      ## Transitions

      ### Go: A → B → C

      \(steps)

      ## Scenarios

      ### Go: A → B → C

      \(listed)
      """
    let reading = LifecycleReader.read(MarkedText(text).file)
    return reading.checked.filter { $0.id == "failing-scenario" }.flatMap(\.detail)
  }
}
