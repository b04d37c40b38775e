import Diagnostics
import Testing

@Suite("Parts of source files")
struct PartialSourceFileTests {
  private let descriptor = DiagnosticDescriptor(
    id: "wrong-line", severity: .error, headline: "Wrong", explanation: "Wrong.", example: nil, fixedExample: nil)

  @Test("A line of a large file has its own number, and columns that count from its start")
  func line() {
    let file = SourceFile(
      path: "app.log", bytes: Array("one two\nthree".utf8), from: SourceLocation(line: 812, column: 1))
    #expect(file.location(at: 4) == SourceLocation(line: 812, column: 5))
    #expect(file.location(at: 8) == SourceLocation(line: 813, column: 1))
    #expect(file.line(at: 9) == 813 && file.range(ofLine: 812) == SourceRange(0, 7) && file.offset(ofLine: 813) == 8)
    let diagnostic = Diagnostic(descriptor, "'two' is wrong", at: SourceRange(4, 7))
    #expect(
      DiagnosticText(isColored: false).text(of: diagnostic, in: file) == """
        error: 'two' is wrong [wrong-line]
         --> app.log:812:5
        812 | one two
            |     ^^^

        """)
  }

  @Test("A place whose text is not known is named alone, also at the beginning of the file")
  func place() {
    for (line, column) in [(1, 1), (799, 58)] {
      let file = SourceFile(path: "app.log", bytes: [], from: SourceLocation(line: line, column: column))
      let diagnostic = Diagnostic(descriptor, "It was here", at: .fileStart)
      #expect(
        DiagnosticText(isColored: false).text(of: diagnostic, in: file)
          == "error: It was here [wrong-line]\n --> app.log:\(line):\(column)\n")
    }
  }
}
