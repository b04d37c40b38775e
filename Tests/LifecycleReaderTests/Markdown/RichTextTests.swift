import Diagnostics
import LifecycleModel
import Testing

@testable import LifecycleReader

@Suite("The text of a heading, paragraph or cell")
struct RichTextTests {
  @Test("Markup, images, comments, tags and footnotes are left out; breaks become a space or a line end")
  func text() {
    #expect(text("*a* **b** `c` [d](e) ![f](g) <!-- h --> <kbd>i</kbd>[^1] j").text == "a b c d   i j")
    #expect(text("a\nb\\\nc<br/>d  \ne").text == "a b\nc\nd\ne")
    #expect(text("\\*a\\* &lt;b&gt; &#99;").text == "*a* <b> c")
  }

  @Test("Each part has its place in the page")
  func places() {
    let file = SourceFile(path: "", text: "x \\*a\\* &lt;**b&copy;c**\n   `d  e` [f](g)")
    let text = MarkdownParser.parse(file).richText(of: 1)
    #expect(text.text == "x *a* <b©c d  e f")
    for (part, source) in [
      ("x", "x"), ("*a*", "*a\\*"), ("a*", "a\\*"), ("<b", "&lt;**b"), ("b©c", "b&copy;c"), ("d  e", "d  e"),
      ("f", "f"),
    ] {
      let range = text.text.range(of: part)
      #expect(file[text.source(of: range)] == source)
    }
    #expect(text.source(of: 0..<0) == SourceRange(0, 0))
    #expect(text.source(of: text.bytes.count..<text.bytes.count).isEmpty)
  }

  @Test("Bold and italic spans are whole, whatever they contain")
  func runs() {
    let rich = text("**a \\* `b` [c](d)** e *f &amp; g* ***h***")
    #expect(rich.styledRuns.map { rich[$0.bytes] } == ["a * b c", "f & g", "h"])
    #expect(rich.styledRuns.map(\.isStrong) == [true, false, true])
  }

  @Test("Documentation is the source after a name, without the colon or dash before it")
  func documentation() {
    for (markdown, length, expected) in [
      ("**a**: b *c*", 1, "b *c*"), ("a：b", 1, "b"), ("`a` — b", 1, "b"), ("a - b - c", 1, "b - c"),
      ("**a:** b", 1, "b"), ("[a](u_(v) \"t\"): b", 1, "b"), ("[**a**][r]: b", 1, "b"), ("**[a](<u v>)**: b", 1, "b"),
      ("a[^1]: b", 1, "b"), ("a", 1, ""), ("a:", 1, ""), ("a-b", 1, "-b"), ("a: **b** `c`", 1, "**b** `c`"),
      ("a: b\n   c", 1, "b\nc"), ("a (b)", 1, "(b)"),
    ] {
      let file = SourceFile(path: "", text: markdown + "\n\n[r]: u")
      let document = MarkdownParser.parse(file)
      #expect(document.richText(of: 1).documentation(after: length, in: document) == expected, "\(markdown)")
    }
  }

  @Test("Links are sources, each once, with their text")
  func links() {
    let rich = text("[a *b* `c`](u), [d](v), [again](u) and <https://w>")
    #expect(rich.sources(in: rich.fullRange).map(\.title) == ["a b c", "d", "https://w"])
    #expect(rich.sources(in: rich.fullRange).map(\.url) == ["u", "v", "https://w"])
    #expect(rich.sources(in: 6..<rich.bytes.count).map(\.url) == ["v", "u", "https://w"])
  }

  @Test("Parentheses pair as in mathematics; code is ignored")
  func parentheses() {
    let rich = text("a (b (c) `)` d) e) (f）")
    #expect(rich.parenthesis(in: 1..<rich.bytes.count).map { rich[$0.inside] } == "b (c) ) d")
    #expect(rich.parenthesis(in: 0..<rich.bytes.count) == nil)
    #expect(rich.closingParenthesis(in: rich.fullRange).map { rich[$0.inside] } == "f")
    #expect(
      rich.parentheses(in: rich.fullRange).map { rich[$0.opening.upperBound..<$0.closing.lowerBound] } == [
        "c", "b (c) ) d", "f",
      ])
    let open = text("a (b")
    #expect(open.parenthesis(in: 1..<4) == nil)
    #expect(open.closingParenthesis(in: 0..<4) == nil)
  }

  private func text(_ markdown: String) -> RichText {
    MarkdownParser.parse(SourceFile(path: "", text: markdown + "\n\n[^1]: x")).richText(of: 1)
  }
}

extension String {
  /// The bytes of the first occurrence of a part; empty if there is none.
  fileprivate func range(of part: String) -> Range<Int> {
    let all = Array(utf8)
    let wanted = Array(part.utf8)
    let start = all.indices.first { all[$0...].starts(with: wanted) } ?? 0
    return start..<start + wanted.count
  }
}
