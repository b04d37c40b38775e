import Testing

@testable import Diagrams

@Suite("Text in DOT")
struct DOTTextTests {
  @Test(
    "Quotes, backslashes and entities are escaped in a quoted string",
    arguments: [
      (#"say "hi""#, #""say \"hi\"""#), (#"a\N"#, #""a\\N""#), ("&amp;", #""&amp;amp;""#), (#"end\"#, #""end\\""#),
      ("<b>{x}|[*]", #""<b>{x}|[*]""#), ("", #""""#),
    ])
  func quoted(text: String, source: String) {
    #expect(DOTText.quoted(text) == source)
  }

  @Test("A tooltip's backslash is escaped twice")
  func tooltip() {
    #expect(DOTText.quotedTooltip(#"C:\new"#) == #""C:\\\\new""#)
  }

  @Test("A tooltip that nobody reads to its end is cut, for dot takes no longer one")
  func longTooltip() {
    let long = String(repeating: "&\\\"", count: 6000)
    for source in [DOTText.quotedTooltip(long), Markup.tooltip(long)] {
      #expect(source.utf8.count < 8000)
      #expect(source.hasSuffix("…\""))
    }
    #expect(DOTText.cut(String(repeating: "a", count: 1000), to: 1000).count == 1000)
    #expect(Markup(String(repeating: "\"", count: 20_000)).source.utf8.count < 16_384)
  }

  @Test("Markup escapes the characters that HTML does, and the backslash")
  func markup() {
    #expect(DOTText.markup(#"<a href="x">&\"#) == "&lt;a href=&quot;x&quot;&gt;&amp;&#92;")
  }

  @Test("Control characters and non-characters are left out; line ends become spaces")
  func controls() {
    #expect(DOTText.markup("a\u{0}b\u{1B}c\u{FFFE}d\ne\tf") == "abcd e f")
  }

  @Test("Emoji, Arabic and Japanese don't change")
  func scripts() {
    #expect(DOTText.quoted("👩‍👩‍👧 نشط 起動") == "\"👩‍👩‍👧 نشط 起動\"")
  }

  @Test("Markup is never empty")
  func empty() {
    #expect(Markup("").source == " ")
    #expect(Markup("\u{7}").bold.source == "<b> </b>")
  }
}
