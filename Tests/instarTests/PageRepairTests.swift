import Diagnostics
import Testing

@testable import instar

@Suite("Mending pages")
struct PageRepairTests {
  private func mended(_ text: String, _ fixes: [(Int, Int, String)]) throws -> String {
    let file = SourceFile(path: "a.md", text: text)
    let situation = Situation(
      id: "odd", severity: .error, headline: "", explanation: "", example: "", remedy: "")
    let found = fixes.map { start, end, replacement in
      let range = SourceRange(start, end)
      return Diagnostic(
        situation, "Odd \(start)", at: range, fixIts: [FixIt("Mend", range: range, replacement: replacement)])
    }
    let page = Page(origin: .file, source: file, bytes: file.bytes)
    return try PageRepair(of: page, findings: FileFindings(file, found)).page.source.text
  }

  @Test("Replacements, insertions and deletions go in together, by offset")
  func all() throws {
    #expect(try mended("abcdef", [(4, 6, ""), (0, 1, "AA"), (2, 2, "-")]) == "AAb-cd")
  }

  @Test("Of two that overlap, the first wins")
  func overlap() throws {
    #expect(try mended("abcdef", [(0, 3, "X"), (2, 4, "Y"), (3, 4, "Z")]) == "XZef")
  }

  @Test("A page that is no file, and one that is not UTF-8, are left alone")
  func refusals() {
    let clean = SourceFile(path: "uikit", text: "")
    #expect(throws: WrongUsage.self) {
      try PageRepair(of: Page(origin: .bundled, source: clean, bytes: []), findings: FileFindings(clean, []))
    }
    let broken = SourceFile(path: "a.md", bytes: [0xFF])
    #expect(throws: Failure.self) {
      try PageRepair(of: Page(origin: .file, source: broken, bytes: [0xFF]), findings: FileFindings(broken, []))
    }
  }
}
