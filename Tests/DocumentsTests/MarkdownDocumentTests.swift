import Testing

@testable import Documents

@Suite("A document as Markdown")
struct MarkdownDocumentTests {
  @Test("Below a heading a document has no title, and its headings continue from there, to the sixth level at most")
  func levels() {
    let section = Document.Section(title: "S", blocks: [.heading(InlineContent(plain: "H"))])
    let document = Document(title: "T", introduction: [.sentence("i")], sections: [section])
    #expect(MarkdownWriter(.gitHub).body(of: document, below: 2) == "i\n\n### S\n\n#### H\n")
    #expect(MarkdownWriter(.gitHub).body(of: document, below: 6) == "i\n\n###### S\n\n###### H\n")
  }

  @Test("Lists nest, and boxes and code stand inside their items")
  func lists() {
    let inner = Block.list(.numbers, [Block.Item(InlineContent(plain: "a")), Block.Item(InlineContent(plain: "b"))])
    let items = [
      Block.Item(InlineContent(lines: [[.text("one")], [.text("two")]]), blocks: [inner]),
      Block.Item(InlineContent(plain: "c")),
    ]
    let document = Document(
      title: "T", introduction: [],
      sections: [
        Document.Section(
          title: "S",
          blocks: [
            .list(.boxes, items),
            .list(.bullets, [Block.Item(InlineContent(plain: "d"), blocks: [.code("x\n\ny", language: "swift")])]),
          ])
      ])
    #expect(
      MarkdownWriter(.gitHub).text(of: document) == """
        # T

        ## S

        - [ ] one\\
          two
          1. a
          2. b
        - [ ] c

        - d

          ```swift
          x

          y
          ```

        """)
  }

  @Test(
    "Each dialect escapes its own marks at the beginning of a line",
    arguments: [
      ("@a", "@a", "\\@a"), (": a", ": a", "\\: a"), ("- a", "\\- a", "\\- a"), ("1. a", "1\\. a", "1\\. a"),
    ])
  func marks(text: String, gitHub: String, others: String) {
    #expect(MarkdownWriter(.gitHub).paragraph([.text(text)]) == gitHub)
    #expect(MarkdownWriter(.wiki).paragraph([.text(text)]) == others)
    #expect(MarkdownWriter(.docC).paragraph([.text(text)]) == others)
  }

  @Test("DocC has no code with backticks, and no HTML between the lines of a cell")
  func docC() {
    let code = InlineContent.Inline.code("a`b")
    #expect(MarkdownWriter(.wiki).line([code]) == "``a`b``")
    #expect(MarkdownWriter(.docC).line([.strong([code])]) == "**a\\`b**")
    let cell = InlineContent(lines: [[.text("a")], [.text("b")]])
    #expect(MarkdownWriter(.wiki).cell(cell) == "a<br/>b")
    #expect(MarkdownWriter(.docC).cell(cell) == "a; b")
  }

  @Test(
    "Where parsers differ, signs are character references that all of them read",
    arguments: [
      ("a_b c_ *d* <e> {f}", "a_b c&#95; &#42;d&#42; &#60;e&#62; &#123;f&#125;"),
      ("10:30 a: b :c: d:", "10:30 a: b &#58;c: d&#58;"),
      ("a|b & \\", "a&#124;b &#38; &#92;"), ("https://www.b.c", "https&#58;//www&#46;b.c"), ("- a", "&#45; a"),
      ("1. a", "1&#46; a"),
      ("!!! note", "&#33;!! note"), ("export a", "&#101;xport a"), ("# a #", "&#35; a &#35;"),
      ("~~a~~ $b$ ==c==", "&#126;&#126;a&#126;&#126; &#36;b&#36; &#61;&#61;c&#61;&#61;"),
    ])
  func portable(text: String, written: String) {
    #expect(MarkdownWriter(.portable).paragraph([.text(text)]) == written)
  }

  @Test("Code with signs that end a span or a cell is an element where parsers differ")
  func portableCode() {
    let writer = MarkdownWriter(.portable)
    #expect(writer.line([.code("a(_: [B]) {}")]) == "`a(_: [B]) {}`")
    #expect(writer.cell(InlineContent(.code("a|b"))) == "<code>a&#124;b</code>")
    #expect(writer.line([.code("a`b"), .code(" c")]) == "<code>a&#96;b</code><code> c</code>")
    #expect(writer.line([.link([.text("a")], url: "b(c?d=e&f={g}")]) == "[a](b%28c?d=e&amp;f=%7Bg%7D)")
    #expect(writer.cell(InlineContent(lines: [[.text("a")], [.text("b")]])) == "a<br/>b")
  }

  @Test("Control characters are pictures of them; marks of direction stay", arguments: MarkdownDialect.allCases)
  func controls(dialect: MarkdownDialect) {
    let writer = MarkdownWriter(dialect)
    let text = writer.line([.text("B\u{1B}(\u{202E}X"), .code("a\u{7}\u{7F}b")])
    #expect(text == "B␛(\u{202E}X`a␇␡b`")
    #expect(writer.heading([.text("a\u{1B}\nb")]) == "a␛ b")
  }

  @Test("A heading of white space is a dash", arguments: MarkdownDialect.allCases)
  func whiteSpace(dialect: MarkdownDialect) {
    #expect(MarkdownWriter(dialect).heading([.text("\u{A0} ")]) == "—")
    #expect(MarkdownWriter(dialect).text(of: Document(title: "", introduction: [])) == "# —\n")
    #expect(MarkdownWriter(dialect).paragraphs(InlineContent(plain: " ")) == nil)
  }
}
