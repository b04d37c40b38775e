import Testing

@testable import Diagnostics

@Suite("Fingerprints")
struct FileDiagnosticsTests {
  private func fingerprints(_ text: String, path: String = "a.md", id: String = "unknown-state") -> [String] {
    let file = SourceFile(path: path, text: text)
    let ranges = file.bytes.indices.filter { file.bytes[$0...].starts(with: "payed".utf8) }
    let found = ranges.map { Diagnostic(.sample(id), "State is not defined", at: SourceRange($0, $0 + 5)) }
    return FileDiagnostics(file, found).fingerprinted.map(\.fingerprint)
  }

  @Test("Lines added above, indentation and the file's name don't change a fingerprint")
  func stability() {
    let before = fingerprints("a → payed")
    #expect(fingerprints("# New\n\n   a → payed  \nmore", path: "b.md") == before)
    #expect(before == ["467cad6a915d3721"])
  }

  @Test("A fingerprint is made of the id, the line's text and the number among equal lines")
  func difference() {
    let twice = fingerprints("a → payed\na → payed\nb → payed")
    #expect(Set(twice).count == 3)
    #expect(twice.first == fingerprints("a → payed").first)
    #expect(fingerprints("a → payed", id: "unknown-callback") != fingerprints("a → payed"))
  }

  @Test("On a line of megabytes, only the text around the diagnostic counts")
  func longLine() {
    let around = String(repeating: "x", count: 5000) + "payed" + String(repeating: "y", count: 5000)
    let further = String(repeating: "é", count: 5000)
    #expect(fingerprints(around + "z") == fingerprints("z" + around))
    #expect(fingerprints(further + "payed" + further).count == 1)
  }
}
