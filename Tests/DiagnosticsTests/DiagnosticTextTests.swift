import Testing

@testable import Diagnostics

@Suite("Diagnostics as text")
struct DiagnosticTextTests {
  private let page = SourceFile(
    path: "order.md", text: "# Order\n\n- **Paid**: money is here.\n\n\n\n\n\n\n\n\n\n\n\n- `pay` → `payed`\n")

  private func unknownState(notes: [Diagnostic.Note] = [], help: String? = nil) -> Diagnostic {
    let range = page.range(of: "payed")
    return Diagnostic(
      .sample("unknown-state"), "State 'payed' is not defined", at: range, notes: notes, help: help,
      fixIts: [FixIt("Replace 'payed' with 'paid'", range: range, replacement: "paid")])
  }

  @Test("An error shows its line, with carets under the wrong word, and help")
  func error() {
    #expect(
      DiagnosticText(isColored: false).text(of: unknownState(), in: page) == """
        error: State 'payed' is not defined [unknown-state]
         --> order.md:15:12
        15 | - `pay` → `payed`
           |            ^^^^^
        help: Replace 'payed' with 'paid'

        """)
  }

  @Test("A note shows its own place; help comes before replacements")
  func note() {
    let diagnostic = unknownState(
      notes: [Diagnostic.Note("'Paid' is defined here", range: page.range(of: "Paid"))],
      help: "Define it in the States section")
    #expect(
      DiagnosticText(isColored: false).text(of: diagnostic, in: page) == """
        error: State 'payed' is not defined [unknown-state]
         --> order.md:15:12
        15 | - `pay` → `payed`
           |            ^^^^^
        note: 'Paid' is defined here
         --> order.md:3:5
        3 | - **Paid**: money is here.
          |     ^^^^
        help: Define it in the States section
        help: Replace 'payed' with 'paid'

        """)
  }

  @Test("A detail is below the line, in its margin, before the notes")
  func detail() {
    let diagnostic = Diagnostic(
      .sample("odd"), "Order is odd", at: page.range(of: "payed"),
      notes: [Diagnostic.Note("'Paid' is here", range: page.range(of: "Paid"))],
      detail: ["  page   graph", "", "≠ a\u{1B}   b"], help: "Fix it")
    #expect(
      DiagnosticText(isColored: false).text(of: diagnostic, in: page) == """
        error: Order is odd [odd]
         --> order.md:15:12
        15 | - `pay` → `payed`
           |            ^^^^^
           |   page   graph
           |
           | ≠ a␛   b
        note: 'Paid' is here
         --> order.md:3:5
        3 | - **Paid**: money is here.
          |     ^^^^
        help: Fix it

        """)
  }

  @Test("Several diagnostics are separated by an empty line, in the order of the page")
  func several() {
    let title = Diagnostic(.sample("odd-title", .warning), "Title is odd", at: page.range(of: "Order"))
    let diagnostics = FileDiagnostics(page, [unknownState(), title, title])
    #expect(
      DiagnosticText(isColored: false).text(of: [diagnostics]) == """
        warning: Title is odd [odd-title]
         --> order.md:1:3
        1 | # Order
          |   ^^^^^

        error: State 'payed' is not defined [unknown-state]
         --> order.md:15:12
        15 | - `pay` → `payed`
           |            ^^^^^
        help: Replace 'payed' with 'paid'

        """)
    #expect(DiagnosticText(isColored: false).text(of: [FileDiagnostics(page, [])]) == "")
  }

  @Test("The name, the headline, the margin, the carets and the suggestion are coloured")
  func colors() {
    #expect(
      DiagnosticText(isColored: true).text(of: unknownState(), in: page) == """
        \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mState 'payed' is not defined [unknown-state]\u{1B}[0m
        \u{1B}[34m -->\u{1B}[0m order.md:15:12
        \u{1B}[34m15 |\u{1B}[0m - `pay` → `payed`
        \u{1B}[34m   |\u{1B}[0m            \u{1B}[1;31m^^^^^\u{1B}[0m
        \u{1B}[1;32mhelp:\u{1B}[0m Replace 'payed' with 'paid'

        """)
  }

  @Test("Text of a page cannot control the terminal")
  func controls() {
    let page = SourceFile(path: "a\u{1B}[2J.md", text: "x \u{1B}]0;owned\u{7} y")
    let diagnostic = Diagnostic(.sample("odd"), "State '\u{1B}[31m\n' is odd", at: page.range(of: "y"))
    #expect(
      DiagnosticText(isColored: false).text(of: diagnostic, in: page) == """
        error: State '␛[31m␊' is odd [odd]
         --> a␛[2J.md:1:14
        1 | x ␛]0;owned␇ y
          |              ^

        """)
  }

  @Test("A sentence of more than 400 characters is cut")
  func longSentence() {
    let name = String(repeating: "x", count: 1000)
    let diagnostic = Diagnostic(.sample("odd"), name, at: .fileStart, help: String(name.prefix(400)))
    let lines = DiagnosticText(isColored: false).text(of: diagnostic, in: page).split(separator: "\n")
    #expect(lines.first == "error: \(name.prefix(400))… [odd]")
    #expect(lines.last == "help: \(name.prefix(400))")
  }
}
