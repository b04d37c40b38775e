import Documents
import Testing

@Suite("Documents as libcmark reads them")
struct DocumentOutlineTests {
  @Test(
    "A line that looks like the beginning of another block remains a line",
    arguments: [
      "# a", "- a", "+ a", "* a", "1. a", "12) a", "> a", "---", "===", "    b", "`a", "<div>", "| a | b |", "[a]: b",
    ])
  func shields(line: String) {
    let text = InlineContent(plain: line)
    let document = Document(
      title: line, introduction: [.paragraph(text), .paragraph(InlineContent(lines: [[.text("a")], [.text(line)]]))],
      sections: [Document.Section(title: line, blocks: [.heading(text), .list(.bullets, [Block.Item(text)])])])
    let outline = MarkdownOutline(MarkdownWriter(.gitHub).text(of: document))
    let words = line.split(separator: " ").joined(separator: " ")
    #expect(outline.headings == ["1 \(words)", "2 \(words)", "3 \(words)"])
    #expect(outline.itemCount == 1)
    #expect(outline.accidents == 0)
    #expect(outline.words.ranges(of: words).count == 6)
  }

  @Test("Number signs at the end of a heading stay")
  func closingSigns() {
    let document = Document(title: "C #", introduction: [], sections: [])
    #expect(MarkdownOutline(MarkdownWriter(.gitHub).text(of: document)).headings == ["1 C #"])
  }
}
