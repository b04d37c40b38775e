import Diagnostics
import Testing

@Suite("Fixing files")
struct FileRepairTests {
  private static let descriptor = DiagnosticDescriptor(
    id: "odd", severity: .error, headline: "", explanation: "", example: "", fixedExample: "")

  private func page(_ text: String) -> SourceFile { SourceFile(path: "a.md", text: text) }

  private func diagnostics(
    _ fixes: [(Int, Int, String)], in page: SourceFile, _ applicability: FixIt.Applicability = .certain
  ) -> FileDiagnostics {
    let found = fixes.map { start, end, replacement in
      let range = SourceRange(start, end)
      let fixIt = FixIt("Fix", range: range, replacement: replacement, applicability: applicability)
      return Diagnostic(Self.descriptor, "Odd \(start)", at: range, fixIts: [fixIt])
    }
    return FileDiagnostics(page, found)
  }

  /// Fixes a page that has some diagnostics; the fixed page has none.
  private func fixed(_ text: String, _ fixes: [(Int, Int, String)]) -> String {
    FileRepair(of: page(text)) { diagnostics($0.text == text ? fixes : [], in: $0) }.file.text
  }

  @Test("Replacements, insertions and deletions are applied together, by offset")
  func all() {
    #expect(fixed("abcdef", [(4, 6, ""), (0, 1, "AA"), (2, 2, "-")]) == "AAb-cd")
  }

  @Test("Of two that overlap, the first wins; of two insertions at a place too")
  func overlap() {
    #expect(fixed("abcdef", [(0, 3, "X"), (2, 4, "Y"), (3, 4, "Z")]) == "XZef")
    #expect(fixed("abcdef", [(2, 2, "-"), (2, 2, "-"), (2, 4, "Y")]) == "ab-Yef")
  }

  @Test("Remaining fix-its are applied too, so that fixing twice equals fixing once")
  func again() {
    let repair = FileRepair(of: page("aaa")) { page in
      let letters = page.bytes.enumerated().filter { $0.element == UInt8(ascii: "a") }.map(\.offset)
      return diagnostics(letters.prefix(1).map { ($0, $0 + 1, "b") }, in: page)
    }
    #expect(repair.file.text == "bbb" && repair.fixes.count == 3)
  }

  @Test("A fix-it after which the same diagnostic is there again is taken back, and others are applied")
  func circle() {
    let repair = FileRepair(of: page("a-x")) { page in
      let text = page.text
      let undone = [(0, 1, text.hasPrefix("a") ? "b" : "a")]
      return diagnostics(undone + (text.hasSuffix("x") ? [(2, 3, "y")] : []), in: page)
    }
    #expect(repair.file.text == "a-y")
    #expect(repair.fixes.map(\.description) == ["'x' → 'y' [odd]"])
  }

  @Test("Suggestions are not applied")
  func suggestions() {
    let repair = FileRepair(of: page("a")) { diagnostics([(0, 1, "b")], in: $0, .suggestion) }
    #expect(repair.fixes.isEmpty && repair.file.text == "a")
  }
}
