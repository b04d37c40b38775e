import LifecycleDiff
import LifecycleModel
import TestSupport
import Testing

@testable import Documents
@testable import Reports

@Suite("A guide as Markdown")
struct GuideMarkdownTests {
  @Test(
    "A line that looks like the beginning of something else stays a line",
    arguments: [
      "# a", "- a", "+ a", "* a", "1. a", "12) a", "> a", "---", "===", "    b", "`a", "<div>", "| a | b |", "[a]: b",
    ])
  func shields(line: String) {
    let text = InlineContent(plain: line)
    let guide = Guide(
      title: line, introduction: [.paragraph(text), .paragraph(InlineContent(lines: [[.text("a")], [.text(line)]]))],
      sections: [GuideSection(title: line, blocks: [.heading(text), .list(.bullets, [GuideItem(text)])])])
    let outline = MarkdownOutline(GuideMarkdown(guide).text)
    let words = line.split(separator: " ").joined(separator: " ")
    #expect(outline.headings == ["1 \(words)", "2 \(words)", "3 \(words)"])
    #expect(outline.itemCount == 1)
    #expect(outline.accidents == 0)
    #expect(outline.words.ranges(of: words).count == 6)
  }

  @Test("Below a heading the guide has no title, and its headings go on from there, to the sixth level at most")
  func levels() {
    let section = GuideSection(title: "S", blocks: [.heading(InlineContent(plain: "H"))])
    let guide = Guide(title: "T", introduction: [.sentence("i")], sections: [section])
    #expect(GuideMarkdown(guide, level: 2).body == "i\n\n### S\n\n#### H\n")
    #expect(GuideMarkdown(guide, level: 6).body == "i\n\n###### S\n\n###### H\n")
  }

  @Test("Number signs at the end of a heading stay")
  func closingSigns() {
    let guide = Guide(title: "C #", introduction: [], sections: [])
    #expect(MarkdownOutline(GuideMarkdown(guide).text).headings == ["1 C #"])
  }

  @Test("Lists nest, and boxes and code stand inside their items")
  func lists() {
    let inner = GuideBlock.list(.numbers, [GuideItem(InlineContent(plain: "a")), GuideItem(InlineContent(plain: "b"))])
    let items = [
      GuideItem(InlineContent(lines: [[.text("one")], [.text("two")]]), blocks: [inner]),
      GuideItem(InlineContent(plain: "c")),
    ]
    let guide = Guide(
      title: "T", introduction: [],
      sections: [
        GuideSection(
          title: "S",
          blocks: [
            .list(.boxes, items), .list(.bullets, [GuideItem(InlineContent(plain: "d"), blocks: [.code("x\n\ny")])]),
          ])
      ])
    #expect(
      GuideMarkdown(guide).text == """
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

  @Test("Hostile names come through")
  func hostile() {
    let report = DiffReport(LifecycleChanges(from: .sample, to: .hostile), from: "a", to: "b")
    let words = MarkdownOutline(DiffGuide(report).markdown).words
    for state in Lifecycle.hostile.states {
      let name = state.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(name), "\(name)")
    }
  }
}
