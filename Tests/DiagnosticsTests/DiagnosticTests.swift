import Diagnostics
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  private let early = DiagnosticDescriptor(
    id: "b", severity: .error, headline: "", explanation: "", example: "", fixedExample: "")
  private let late = DiagnosticDescriptor(
    id: "a", severity: .note, headline: "", explanation: "", example: "", fixedExample: "")

  @Test("They are sorted by place, then by id, then by text, and each occurs once")
  func order() {
    let first = Diagnostic(early, "x", at: SourceRange(1, 2))
    let second = Diagnostic(late, "x", at: SourceRange(1, 3))
    let third = Diagnostic(early, "w", at: SourceRange(1, 3))
    let fourth = Diagnostic(early, "x", at: SourceRange(1, 3))
    #expect([fourth, second, first, third, second, first].sortedByPosition() == [first, second, third, fourth])
  }

  @Test("Text can be added to a summary; its descriptor gives id and severity")
  func appending() {
    let diagnostic = Diagnostic(early, "Page is bad", at: .fileStart).appending(" at iOS 13")
    #expect(diagnostic.summary == "Page is bad at iOS 13")
    #expect(diagnostic.id == "b" && diagnostic.severity == .error)
  }

  @Test("A note is less severe than a warning, and a warning less than an error")
  func severity() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect([Severity.note, .error, .warning, .error].counted == "2 errors, 1 warning, 1 note")
    #expect([Severity]().counted == nil)
  }
}
