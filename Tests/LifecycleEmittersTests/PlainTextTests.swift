import Testing

@testable import LifecycleEmitters

@Suite("Markdown without its markup")
struct PlainTextTests {
  @Test(
    "What stays are the words",
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
}
