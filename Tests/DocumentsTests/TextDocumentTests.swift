import Documents
import Testing

@Suite("Documents as text for a terminal")
struct TextDocumentTests {
  @Test("Lists are numbered and indented, lines are wrapped below their marks, a link has its address")
  func blocks() {
    let document = Document(
      title: "Leave",
      introduction: [
        .paragraph(
          InlineContent(markdown: "People go *home*: `sceneDidEnterBackground(_:)` and [Apple](https://example.com).")),
        .list(
          .numbers,
          [
            Block.Item(
              InlineContent(plain: "In any order:"),
              blocks: [.list(.bullets, [Block.Item(InlineContent(plain: "one two three four five six"))])]),
            Block.Item(InlineContent(.strong([.text("Background")]))),
          ]),
      ],
      sections: [
        Document.Section(
          title: "See also", blocks: [.paragraph(InlineContent(.link([.text("https://a.b")], url: "https://a.b")))])
      ])
    #expect(
      TextDocument(width: 24).text(of: document) == """
        Leave
        People go home:
        sceneDidEnterBackground(_:)
        and Apple
        https://example.com.
        1. In any order:
           - one two three four
             five six
        2. Background

        See also
        https://a.b

        """)
  }

  @Test("What a page holds cannot control a terminal; a title is bold on one with colours")
  func control() {
    let document = Document(title: "A\u{1B}[2J", introduction: [.sentence("B\u{202E}")])
    let text = TextDocument().text(of: document)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(TextDocument(isColored: true).text(of: document).hasPrefix("\u{1B}[1mA"))
  }
}
