import Testing

@testable import Diagnostics

@Suite("Columns")
struct ColumnsTests {
  /// A line up to the word in question, and the word's place.
  struct Case: Sendable, CustomTestStringConvertible {
    let lead: [UInt8]
    /// The column in characters, and in code points.
    let column: (characters: Int, codePoints: Int)
    /// The number of columns of a terminal before it.
    let places: Int

    init(_ lead: String, _ characters: Int, _ codePoints: Int, places: Int) {
      self.init(bytes: Array(lead.utf8), characters, codePoints, places: places)
    }

    init(bytes: [UInt8], _ characters: Int, _ codePoints: Int, places: Int) {
      lead = bytes
      column = (characters, codePoints)
      self.places = places
    }

    var testDescription: String { String(decoding: lead, as: UTF8.self) }
  }

  @Test(
    "Every format gives the right column after tabs, wide characters, emoji, combining marks and malformed UTF-8",
    arguments: [
      Case("", 1, 1, places: 0), Case("\t", 2, 2, places: 4), Case("ab\t", 4, 4, places: 4),
      Case("状態 ", 4, 4, places: 5), Case("ｶﾞ ", 3, 4, places: 3), Case("한글", 3, 3, places: 4),
      Case("👩‍👩‍👧 ", 3, 7, places: 3), Case("👍🏽", 2, 3, places: 2), Case("🇯🇵🇰🇷", 3, 5, places: 4),
      Case("1️⃣", 2, 4, places: 2), Case("cafe\u{301} ", 6, 7, places: 5), Case("نشط ", 5, 5, places: 4),
      Case("\u{200B}", 2, 2, places: 0), Case(bytes: [0xFF, 0x20], 3, 3, places: 2),
      Case(bytes: [0xE7, 0x8A, 0x20], 3, 3, places: 2), Case(bytes: [0x00], 2, 2, places: 1),
    ])
  func columns(of place: Case) {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("one\r\n".utf8) + place.lead + Array("payed\r\n".utf8)
    let file = SourceFile(path: "a.md", bytes: bytes)
    let diagnostics = [FileDiagnostics(file, [Diagnostic(.sample("odd"), "Odd", at: file.range(of: "payed"))])]
    let (characters, codePoints) = place.column
    #expect(
      DiagnosticLines.text(of: diagnostics).contains(
        #""line":2,"column":\#(characters),"endLine":2,"endColumn":\#(characters + 5),"#))
    #expect(
      GitHubAnnotations.text(of: diagnostics).contains(
        ",line=2,col=\(characters),endLine=2,endColumn=\(characters + 5),"))
    let log = SARIFLog(manualEntries: [], toolVersion: "1").text(of: diagnostics)
    let numbers = log.matches(of: /"(?:start|end)(?:Line|Column)": (\d+)/).map { Int($0.1) }
    #expect(numbers == [2, codePoints, 2, codePoints + 5])
    let text = DiagnosticText(isColored: false).text(of: diagnostics)
    #expect(text.contains(" --> a.md:2:\(characters)\n"))
    #expect(text.hasSuffix("\n  | " + String(repeating: " ", count: place.places) + "^^^^^\n"))
  }
}
