import Testing

@testable import Diagnostics

@Suite("Diagnostics as JSON lines")
struct DiagnosticLinesTests {
  @Test("An object per line, columns in characters, absent values null")
  func lines() {
    let page = SourceFile(path: "注文.md", text: "- **Paid**\n- 👩‍👩‍👧 → `payed`\n")
    let range = page.range(of: "payed")
    let diagnostics = FileDiagnostics(
      page,
      [
        Diagnostic(
          .sample("unknown-state"), "State 'payed' is not defined", at: range,
          notes: [Diagnostic.Note("'Paid' is here", range: page.range(of: "Paid"))],
          fixIts: [FixIt("Replace 'payed' with 'paid'", range: range, replacement: "paid")]),
        Diagnostic(
          .sample("odd", .warning), "Page is \"odd\"", at: .fileStart, detail: ["≠ a", "  b"], help: "Fix it"),
      ])
    #expect(
      DiagnosticLines.text(of: [diagnostics])
        == #"""
        {"schema":"instar/1","id":"odd","severity":"warning","message":"Page is \"odd\"","file":"注文.md","line":1,"column":1,"endLine":1,"endColumn":1,"notes":[],"detail":"≠ a\n  b","help":"Fix it","run":null,"scenes":null,"at":null,"fix":null,"fingerprint":"FP1"}
        {"schema":"instar/1","id":"unknown-state","severity":"error","message":"State 'payed' is not defined","file":"注文.md","line":2,"column":8,"endLine":2,"endColumn":13,"notes":[{"message":"'Paid' is here","line":1,"column":5,"endLine":1,"endColumn":9}],"detail":null,"help":null,"run":null,"scenes":null,"at":null,"fix":{"message":"Replace 'payed' with 'paid'","line":2,"column":8,"endLine":2,"endColumn":13,"replacement":"paid","applicability":"certain"},"fingerprint":"FP2"}

        """#
        .replacing("FP1", with: diagnostics.fingerprinted[0].fingerprint)
        .replacing("FP2", with: diagnostics.fingerprinted[1].fingerprint))
  }

  @Test("Without diagnostics the text is empty")
  func nothing() {
    #expect(DiagnosticLines.text(of: [FileDiagnostics(SourceFile(path: "a.md", text: ""), [])]) == "")
  }
}
