import Testing

@testable import Documents

@Suite("Fragments of a web page")
struct HTMLTests {
  private static let hostile = [
    "</script><script>", "\"><img src=x onerror='1'>", "<!-- instar:picture 0 -->", "&amp;", "{{{x}}}",
  ]

  @Test("Any text in a fragment remains text", arguments: hostile)
  func texts(text: String) {
    let fragment = HTML.block(
      "section", .id(text), .class(text), .init("aria-label", text),
      content: .line("p", content: HTML(text)) + .inline("a", .place(text), content: HTML(text)))
    let source = fragment.source
    #expect(source.filter { $0 == "<" }.count == 6)
    #expect(!source.contains("<img") && !source.contains("<script") && !source.contains("<!--"))
    #expect(source.filter { $0 == "\"" }.count == 8)
  }

  @Test("Characters that HTML does not allow become replacement characters; quotes are escaped")
  func characters() {
    #expect(HTML("<b a='1' c=\"2\">\0\t").source == "&lt;b a=&#39;1&#39; c=&quot;2&quot;&gt;\u{FFFD}\t")
  }

  @Test("Elements are within a line, on one line, or on lines of their own")
  func lines() {
    #expect(HTML.inline("em", content: "a").source == "<em>a</em>")
    #expect(HTML.line("p", content: "a & b").source == "<p>a &amp; b</p>\n")
    #expect(HTML.block("ul", content: .line("li", content: "a")).source == "<ul>\n<li>a</li>\n</ul>\n")
    #expect(HTML.void("input", .init("type", "search")).source == "<input type=\"search\">")
    #expect([HTML("a"), "b"].joined.source == "ab")
  }
}
