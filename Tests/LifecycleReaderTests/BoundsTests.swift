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
    #expect(errors == [Self.surplus(4096)])
  }

  @Test("Neighbouring bytes that are no text are one finding, and of others so many are told")
  func malformed() {
    func read(_ bytes: [UInt8]) -> [Diagnostic] {
      LifecycleReader.read(SourceFile(path: "nul.md", bytes: bytes)).diagnostics.filter { $0.id == "invalid-text" }
    }
    #expect(read(Array(repeating: 0, count: 200_000)).count == 1)
    let found = read((0..<5000).flatMap { _ in [UInt8(ascii: "a"), 0xFF] })
    #expect(found.count == 1000)
    #expect(found.last?.summary == "Text is not valid UTF-8, and neither is it at 4000 other places")
  }

  private static func surplus(_ most: Int) -> String {
    "'any', lists of sources and states with others below them make more than \(most) transitions, and the others are not read"
  }

  @Test("So do transitions that leave states with others below them, and chains of 'any'")
  func composites() {
    let substates = (0..<300).map { "  - **S\($0)**" }.joined(separator: "\n")
    func read(_ lines: [String]) -> Reading {
      let page = "# Deep\n\n## States\n\n- **P**\n\(substates)\n- **Q** (final)\n\n## Transitions\n\n"
      return LifecycleReader.read(SourceFile(path: "deep.md", text: page + lines.joined(separator: "\n") + "\n"))
    }
    let leaving = read((0..<300).map { "- E\($0): P → Q" })
    #expect(leaving.diagnostics.filter { $0.severity == .error }.map(\.summary) == [Self.surplus(65_536)])
    #expect(leaving.lifecycle.transitions.count == 65_536 / 299)
    let chain = read(["- Go: any → S0" + String(repeating: " → S1 → S0", count: 200)])
    #expect(chain.diagnostics.filter { $0.severity == .error }.map(\.summary) == [Self.surplus(65_536)])
    #expect(read((0..<200).map { "- E\($0): P → Q" }).diagnostics.filter { $0.severity == .error } == [])
  }

  @Test("A page is read at so many versions, and one with more has an error")
  func versions() {
    func read(_ count: Int) -> Reading {
      let states = (0..<count).map { "- **S\($0)** (\($0 == 0 ? "initial, " : "")since iOS 10.\($0 + 1))" }
      let page = "# Long\n\n- Platform: iOS\n- Version: 10.1 to 20\n\n## States\n\n"
      return LifecycleReader.read(SourceFile(path: "long.md", text: page + states.joined(separator: "\n") + "\n"))
    }
    #expect(read(255).diagnostics.filter { $0.severity == .error } == [])
    #expect(read(255).projections.count == 256)
    #expect(read(300).diagnostics.filter { $0.severity == .error }.map(\.id) == ["too-many-versions"])
    #expect(read(300).projections.count == 256)
  }

  @Test("Rows lack so many cells together, and the first row below them is told")
  func cells() {
    let header = "| Name |" + String(repeating: " x |", count: 999)
    let page =
      "# Wide\n\n## States\n\n\(header)\n\(header.replacing(/[^|]+/, with: "---"))\n"
      + (0..<150).map { "| S\($0) |\n" }.joined()
    let reading = LifecycleReader.read(SourceFile(path: "wide.md", text: page))
    #expect(reading.lifecycle.states.count == 101)
    #expect(
      reading.diagnostics.filter { $0.summary.contains("lack") }.map(\.summary) == [
        "This row is below rows that lack more than 100000 cells, and is not read"
      ])
  }

  @Test("Tables of counterparts compare so many pairs of delegates")
  func pairs() {
    func read(columns: Int) -> Reading {
      let names = (0..<columns).map { "D\($0)" }
      let lists = names.map { "- `\($0)`: one per scene" }.joined(separator: "\n")
      let table = [names, names.map { _ in "---" }, names.map { _ in "—" }].map { $0.joined(separator: " | ") }
      return LifecycleReader.read(
        SourceFile(
          path: "pairs.md",
          text: "# Pairs\n\n## Delegates\n\n\(lists)\n\n## Equivalents\n\n\(table.joined(separator: "\n"))\n"))
    }
    #expect(read(columns: 16).lifecycle.equivalents.map(\.columns.count) == [16])
    #expect(read(columns: 16).diagnostics.filter { $0.severity == .error } == [])
    #expect(read(columns: 17).lifecycle.equivalents == [])
    #expect(
      read(columns: 17).diagnostics.filter { $0.severity == .error }.map(\.summary) == [
        "Tables of counterparts compare more than 128 pairs of delegates, and this one is not read"
      ])
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
