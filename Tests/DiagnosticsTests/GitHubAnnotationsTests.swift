import Testing

@testable import Diagnostics

@Suite("Diagnostics as GitHub annotations")
struct GitHubAnnotationsTests {
  @Test("Each diagnostic is a workflow command, its name after the severity, everything escaped")
  func commands() {
    let page = SourceFile(path: "docs/a,b:100%.md", text: "- x → `payed`\n- two\n")
    let range = page.range(of: "payed")
    let diagnostics = FileDiagnostics(
      page,
      [
        Diagnostic(
          .sample("unknown-state"), "State 'payed' is 100% wrong", at: range,
          fixIts: [FixIt("Replace it", range: range, replacement: "paid")]),
        Diagnostic(.sample("odd", .note), "Two \u{1B}[31mlines", at: SourceRange(0, 20)),
        Diagnostic(.sample("stale", .warning), "Page is stale", at: page.range(of: "two"), detail: ["≠ a", "  b"]),
      ])
    let file = "file=docs/a%2Cb%3A100%25.md"
    #expect(
      GitHubAnnotations.text(of: [diagnostics]) == """
        ::notice \(file),line=1,endLine=2,title=odd::Two ␛[31mlines
        ::error \(file),line=1,col=8,endLine=1,endColumn=13,title=unknown-state::State 'payed' is 100%25 wrong%0AReplace it
        ::warning \(file),line=2,col=3,endLine=2,endColumn=6,title=stale::Page is stale%0A≠ a%0A  b

        """)
  }
  @Test("In a property, a colon or a comma is escaped even if a combining mark follows it")
  func combiningMarks() {
    let page = SourceFile(path: "a:\u{301},\u{20DD}b\r\nc.md", text: "x")
    let diagnostics = FileDiagnostics(page, [Diagnostic(.sample("odd"), "Odd", at: .fileStart)])
    #expect(
      GitHubAnnotations.text(of: [diagnostics])
        == "::error file=a%3A\u{301}%2C\u{20DD}b%0D%0Ac.md,line=1,col=1,endLine=1,endColumn=1,title=odd::Odd\n")
  }
}
