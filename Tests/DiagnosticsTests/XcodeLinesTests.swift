import Testing

@testable import Diagnostics

@Suite("Diagnostics as lines for Xcode")
struct XcodeLinesTests {
  @Test("Each has its place, its severity, its advice and its id; its notes follow")
  func lines() {
    let page = SourceFile(path: "docs/a.md", text: "- x → `payed`\n- two\n")
    let other = SourceFile(path: "b.md", text: "\n  paid")
    let range = page.range(of: "payed")
    let diagnostics = FileDiagnostics(
      page,
      [
        Diagnostic(
          .sample("unknown-state"), "State 'payed' is unknown", at: range,
          notes: [Diagnostic.Note("'paid' is here", range: other.range(of: "paid"), in: other)],
          fixIts: [FixIt("Replace it", range: range, replacement: "paid")]),
        Diagnostic(.sample("stale", .warning), "Page is\nstale", at: page.range(of: "two"), help: "Update it"),
      ])
    #expect(
      XcodeLines.text(of: [diagnostics]) == """
        docs/a.md:1:8: error: State 'payed' is unknown. Replace it [unknown-state]
        b.md:2:3: note: 'paid' is here
        docs/a.md:2:3: warning: Page is␊stale. Update it [stale]

        """)
  }
}
