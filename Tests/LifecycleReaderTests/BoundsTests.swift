import Diagnostics
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Bounds of what a page multiplies")
struct BoundsTests {
  @Test("'any' makes so many transitions besides the first of each line, and the first surplus one is told")
  func any() {
    let names = (0..<100).map { "S\($0)" }
    let states = names.map { "- **\($0)**" }.joined(separator: "\n")
    let paths = names.map { "- to \($0): any → \($0)" }.joined(separator: "\n")
    let reading = LifecycleReader.read(
      SourceFile(path: "any.md", text: "# Any\n\n## States\n\n\(states)\n\n## Transitions\n\n\(paths)\n"))
    #expect(reading.lifecycle.transitions.count == 4096 + names.count)
    let errors = reading.diagnostics.filter { $0.severity == .error }.map(\.summary)
    #expect(errors == ["'any' and lists of sources make more than 4096 transitions, and the others are not read"])
  }

  @Test("Of very many diagnostics of one kind a thousand are left, and the last says how many the others are")
  func diagnostics() {
    let paths = (0..<1500).map { "- Off → Nowhere\($0)x" }.joined(separator: "\n")
    let reading = LifecycleReader.read(
      SourceFile(
        path: "many.md",
        text: "# Many\n\n## States\n\n- **Off** (initial, final)\n\n## Transitions\n\n\(paths)\n"))
    let shown = reading.suppressing([], knownIDs: [])
    #expect(shown.map(\.id) == Array(repeating: "unknown-state", count: 1000))
    #expect(shown.last?.summary.hasSuffix(" (500 more on this page have the id 'unknown-state')") == true)
  }
}
