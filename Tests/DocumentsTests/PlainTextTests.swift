import Testing

@testable import Documents

@Suite("Markdown without its markup")
struct PlainTextTests {
  @Test(
    "The words remain",
    arguments: [
      ("Set *up* what the **whole** `process` needs.", "Set up what the whole process needs."),
      ("See [the docs](https://example.com/a_(b)) first.", "See the docs first."),
      ("An ![icon](a.png) image and a <!-- note --> comment<br>here", "An icon image and a comment here"),
      ("snake_case and _emphasis_ and 2 \\* 3 < 4", "snake_case and emphasis and 2 * 3 < 4"),
      ("``a ` b`` and `unclosed", "a ` b and `unclosed"), ("[brackets] stay", "[brackets] stay"),
      ("<https://example.com>", "https://example.com"), ("two\n  lines", "two lines"), ("", ""),
    ])
  func words(markdown: String, words: String) {
    #expect(PlainText.words(of: markdown) == words)
  }

  @Test(
    "A text without markup does not change, and means the same in a longer one",
    arguments: [
      "Begins.", "It's done (well, nearly): a/b, \"c\"!", "x", "A-B; ends with a mark?", "Back within 5 s", "",
    ])
  func plain(text: String) {
    #expect(MarkdownText.isPlain(text))
    #expect(MarkdownText(text).lines == MarkdownText(text + "\n").lines)
    #expect(PlainText.words(of: text) == text)
  }

  @Test(
    "A text with possible markup is parsed",
    arguments: [
      "1. one", "- one", "# one", "+ one", "> one", "a *b*", "a _b_", "`a`", "a [b]", "a <b>", "a & b", "a\\b", "a  b",
      "a ",
      " a", "a\nb", "é", "a|b", "~~~", "3 apples", "(a)", "a\tb", "a\u{A0}b",
    ])
  func markup(text: String) {
    #expect(!MarkdownText.isPlain(text))
  }
}
