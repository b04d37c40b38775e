import Testing

@testable import Diagnostics
@testable import Documents

@Suite("Diagnostics in a browser")
struct DiagnosticHTMLTests {
  private func article(_ text: String, _ marked: String, _ summary: String, help: String? = nil) -> String {
    let file = SourceFile(path: "a.md", text: text)
    let range = file.range(of: marked)
    let diagnostic = Diagnostic(
      .sample("unknown-state"), summary, at: range, notes: [.init("It begins here", range: range)], help: help,
      fixIts: [FixIt("Replace it", range: range, replacement: "x")])
    return DiagnosticHTML.article(of: diagnostic, in: file).source
  }

  @Test("It has the headline, the place, the line with its marked part and carets, the notes and the help")
  func whole() {
    let html = article("# A\n- 状態 payed\n", "payed", "State 'payed' is not defined", help: "Define it")
    #expect(
      html.hasPrefix(
        "<article class=\"error\"><h2><span class=\"severity\">error:</span> State &#39;payed&#39; is not defined <code>unknown-state</code></h2>"
      ))
    #expect(html.contains("<p class=\"place\">a.md:2:6</p>"))
    #expect(html.contains("<span class=\"gutter\">2 | </span>- 状態 <mark>payed</mark><span"))
    #expect(html.contains("<span class=\"gutter\">  | </span><span class=\"unseen\">- 状態 </span>^^^^^</span></pre>"))
    #expect(html.contains("<p class=\"note\"><b>note:</b> It begins here</p>"))
    #expect(html.contains("<p class=\"help\"><b>help:</b> Define it</p><p class=\"help\"><b>help:</b> Replace it</p>"))
  }

  @Test("Text of a page never becomes markup")
  func hostile() {
    let html = article("<img src=x onerror=alert(1)> </script>", "</script>", "State '</script>' is not defined")
    #expect(!html.contains("<img") && !html.contains("</script"))
    #expect(html.contains("&lt;img src=x onerror=alert(1)&gt; <mark>&lt;/script&gt;</mark>"))
  }

  @Test("A sentence with a name of megabytes is cut")
  func long() {
    #expect(article("a", "a", String(repeating: "x", count: 1_000_000)).utf8.count < 2_000)
  }
}
