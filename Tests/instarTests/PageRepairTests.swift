import Diagnostics
import Testing

@testable import instar

@Suite("Fixing pages")
struct PageRepairTests {
  private static let descriptor = DiagnosticDescriptor(
    id: "odd", severity: .error, headline: "", explanation: "", example: "", fixedExample: "")

  private func page(_ text: String) -> Page {
    let file = SourceFile(path: "a.md", text: text)
    return Page(origin: .file, source: file, bytes: file.bytes)
  }

  private func diagnostics(
    _ fixes: [(Int, Int, String)], in page: Page, _ applicability: FixIt.Applicability = .certain
  ) -> FileDiagnostics {
    let found = fixes.map { start, end, replacement in
      let range = SourceRange(start, end)
      let fixIt = FixIt("Fix", range: range, replacement: replacement, applicability: applicability)
      return Diagnostic(Self.descriptor, "Odd \(start)", at: range, fixIts: [fixIt])
    }
    return FileDiagnostics(page.source, found)
  }

  /// Fixes a page that has some diagnostics; the fixed page has none.
  private func fixed(_ text: String, _ fixes: [(Int, Int, String)]) throws -> String {
    try PageRepair(of: page(text)) { diagnostics($0.source.text == text ? fixes : [], in: $0) }.page.source.text
  }

  @Test("Replacements, insertions and deletions are applied together, by offset")
  func all() throws {
    #expect(try fixed("abcdef", [(4, 6, ""), (0, 1, "AA"), (2, 2, "-")]) == "AAb-cd")
  }

  @Test("Of two that overlap, the first wins; of two insertions at a place too")
  func overlap() throws {
    #expect(try fixed("abcdef", [(0, 3, "X"), (2, 4, "Y"), (3, 4, "Z")]) == "XZef")
    #expect(try fixed("abcdef", [(2, 2, "-"), (2, 2, "-"), (2, 4, "Y")]) == "ab-Yef")
  }

  @Test("Remaining fix-its are applied too, so that fixing twice equals fixing once")
  func again() throws {
    let repair = try PageRepair(of: page("aaa")) { page in
      let letters = page.source.bytes.enumerated().filter { $0.element == UInt8(ascii: "a") }.map(\.offset)
      return diagnostics(letters.prefix(1).map { ($0, $0 + 1, "b") }, in: page)
    }
    #expect(repair.page.source.text == "bbb" && repair.fixes.count == 3)
  }

  @Test("A fix-it after which the same diagnostic is there again is taken back, and others are applied")
  func circle() throws {
    let repair = try PageRepair(of: page("a-x")) { page in
      let text = page.source.text
      let undone = [(0, 1, text.hasPrefix("a") ? "b" : "a")]
      return diagnostics(undone + (text.hasSuffix("x") ? [(2, 3, "y")] : []), in: page)
    }
    #expect(repair.page.source.text == "a-y")
    #expect(repair.fixes.map(\.description) == ["'x' → 'y' [odd]"])
  }

  @Test("Suggestions are not applied")
  func suggestions() throws {
    let repair = try PageRepair(of: page("a")) { diagnostics([(0, 1, "b")], in: $0, .suggestion) }
    #expect(repair.fixes.isEmpty && repair.page.source.text == "a")
  }

  @Test("A page that is not a file, or not UTF-8, is not changed")
  func refusals() {
    let clean = SourceFile(path: "uikit", text: "")
    #expect(throws: UsageError.self) {
      try PageRepair(of: Page(origin: .bundled, source: clean, bytes: [])) { diagnostics([], in: $0) }
    }
    let broken = SourceFile(path: "a.md", bytes: [0xFF])
    #expect(throws: Failure.self) {
      try PageRepair(of: Page(origin: .file, source: broken, bytes: [0xFF])) { diagnostics([], in: $0) }
    }
  }
}
