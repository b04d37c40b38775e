import TestSupport
import Testing

@testable import Documents

@Suite("A page's Markdown in a cell")
struct MarkdownTextTests {
  @Test("Paragraphs, items and broken lines become lines; soft breaks become spaces")
  func blocks() {
    let text =
      "One\ntwo.\n\nThree  \nfour\\\nfive\n- item\n  goes on\n\n2. second\n3. *third*\n\n```swift\nlet x = 1\n```"
    #expect(
      MarkdownText(text).lines == [
        [.text("One two.")], [.text("Three")], [.text("four")], [.text("five")], [.text("• item goes on")],
        [.text("2. second")], [.text("3. "), .emphasis([.text("third")])], [.code("let x = 1")],
      ])
  }

  @Test(
    "Inline content is split into its parts",
    arguments: [
      ("`a|b` c", [.code("a|b"), .text(" c")]),
      ("`` a`b ``", [.code("a`b")]),
      (
        "**b** and *i* and _j_",
        [
          .strong([.text("b")]), .text(" and "), .emphasis([.text("i")]), .text(" and "), .emphasis([.text("j")]),
        ]
      ),
      ("[a `b`](https://x.y/(z)) end", [.link([.text("a "), .code("b")], url: "https://x.y/(z)"), .text(" end")]),
      ("<https://x.y>", [.link([.text("https://x.y")], url: "https://x.y")]),
      (#"\*no\* snake_case_name 2 * 3"#, [.text("*no* snake_case_name 2 * 3")]),
      ("&lt;b&gt; &#x41; &nope;", [.text("<b> A &nope;")]),
      ("![alt](a.png)", [.link([.text("alt")], url: "a.png")]),
      ("[not a link] `open", [.text("[not a link] `open")]),
      ("a<!-- hidden -->b", [.text("ab")]),
      ("<script>x</script>", [.text("<script>x</script>")]),
      ("<!-- hidden -->\n", []),
      ("# Two `parts`", [.text("Two "), .code("parts")]),
    ] as [(String, [InlineContent.Inline])])
  func inlines(markdown: String, runs: [InlineContent.Inline]) {
    #expect(MarkdownText(markdown).lines == [runs].filter { !$0.isEmpty })
  }

  @Test("Links and emphases in each other are told apart to a depth, and all of their words stay")
  func depth() {
    let text = String(repeating: "*a **b ", count: 40) + String(repeating: "** *", count: 40)
    let words = PlainText.words(of: text)
    #expect(words.count { $0 == "a" } == 40 && words.count { $0 == "b" } == 40)
  }

  @Test("A line-break tag breaks the line")
  func lineBreak() {
    #expect(MarkdownText("a<br>b<BR />c").lines == [[.text("a")], [.text("b")], [.text("c")]])
  }

  @Test(
    "Unclosed marks take no time",
    arguments: ["[", "*", "_", "`", "<", "&", "(", "**a", "![", "\\", "<h", "` "])
  func marks(mark: String) {
    let text = "x" + String(repeating: mark, count: 30_000)
    let time = processorTime { #expect(!MarkdownText(text).lines.isEmpty) }
    #expect(time < .seconds(20))
  }
}
