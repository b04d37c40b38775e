import Diagnostics
import Documents
import Testing

@testable import instar

@Suite("Notices of a preview")
struct PreviewNoticesTests {
  @Test("Failures come first, then errors, then the rest; a page's name is text")
  func order() throws {
    let file = SourceFile(path: "<b>.md", text: "# A")
    let place = SourceRange(0, 1)
    var notices = PreviewNotices(page: "<b>.md")
    notices.diagnostics = FileDiagnostics(
      file,
      [
        Diagnostic(id: "odd", .warning, "Odd", at: place, fingerprint: ""),
        Diagnostic(id: "wrong", .error, "Wrong", at: SourceRange(1, 2), fingerprint: ""),
      ])
    notices.failures = [Failure("no <dot>", help: "Install <it>")]
    #expect(notices.headline == "<b>.md has 2 errors, 1 warning")
    #expect(notices.hasErrors)
    let html = notices.html.source
    let places = ["no &lt;dot&gt;", "Install &lt;it&gt;", "Wrong", "Odd"].map { html.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    let frame = PreviewFrame(contents: PreviewContents(site: nil, notices: notices)).html
    #expect(!frame.contains("<b>.md") && frame.contains("<title>&lt;b&gt;.md</title>"))
    #expect(frame.contains("data-notices=") && frame.contains("\" open>"))
  }

  @Test("Warnings alone are folded, and an empty notice is hidden")
  func warnings() {
    var notices = PreviewNotices(page: "a.md")
    #expect(PreviewFrame(contents: PreviewContents(site: "", notices: notices)).notices.contains("\" hidden>"))
    let warning = Diagnostic(id: "odd", .warning, "Odd", at: SourceRange(0, 1), fingerprint: "")
    notices.diagnostics = FileDiagnostics(SourceFile(path: "a.md", text: "# A"), [warning])
    #expect(!notices.hasErrors && notices.explainedHeadline == "a.md has 1 warning.")
    let html = PreviewFrame(contents: PreviewContents(site: "", notices: notices)).notices
    #expect(!html.contains(" hidden>") && !html.contains(" open>"))
  }
}
