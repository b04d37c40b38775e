import Testing

@testable import Documents

@Suite("A document as HTML")
struct HTMLDocumentTests {
  @Test("Sections have headings, with links to them if there are several")
  func sections() {
    let one = Document.Section(title: "What <moved>", blocks: [.sentence("a & b")])
    let html = HTML(Document(title: "T", introduction: [], sections: [one]), pictures: "picture")
    #expect(
      html.source == """
        <main>
        <h1>T</h1>
        picture<section aria-labelledby="what-&lt;moved&gt;">
        <h2 id="what-&lt;moved&gt;">What &lt;moved&gt;</h2>
        <p>a &amp; b</p>
        </section>
        </main>

        """)
    let two = HTML(Document(title: "T", introduction: [.sentence("i")], sections: [one, one]))
    #expect(
      two.source.contains(
        "<p>i</p>\n<nav aria-label=\"Sections\">\n<ul>\n<li><a href=\"#what-&lt;moved&gt;\">What &lt;moved&gt;</a>"))
  }

  @Test("Items nest, and tasks can be ticked off")
  func lists() {
    let inner = Block.list(.numbers, [Block.Item(InlineContent(plain: "b"))])
    let nested = Block.Item(InlineContent(plain: "a"), blocks: [inner])
    #expect(source([.list(.bullets, [nested])]) == "<ul>\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n</ul>\n")
    #expect(
      source([.list(.boxes, [Block.Item(InlineContent(plain: "Write <it>"))])]) == """
        <ul class="boxes">
        <li><label><input type="checkbox"> <span>Write &lt;it&gt;</span></label></li>
        </ul>

        """)
  }

  @Test("Code does not change; headings are below those of sections")
  func code() {
    #expect(source([.code("a <\n  b", language: "swift")]) == "<pre><code>a &lt;\n  b</code></pre>\n")
    #expect(source([.heading(InlineContent(.code("c")))]) == "<h3><code>c</code></h3>\n")
  }

  @Test("An id is on the first element that has it")
  func ids() {
    let item = Block.Item(InlineContent(plain: "a"), id: "x")
    #expect(source([.list(.bullets, [item, item])]) == "<ul>\n<li id=\"x\">a</li>\n<li>a</li>\n</ul>\n")
    let cell = Table.Cell(text: InlineContent(plain: "a"), span: 1, isHeading: false)
    let rows = source([.table(Table.Sheet(headings: ["H"], rows: [[cell], [cell]]), ids: ["y", "y"])])
    #expect(rows.contains("<tr id=\"y\"><td data-label=\"H\">a</td></tr>\n<tr><td data-label=\"H\">a</td></tr>\n"))
  }

  private func source(_ blocks: [Block]) -> String {
    let html = HTML(Document(title: "T", introduction: blocks)).source
    return String(html.dropFirst("<main>\n<h1>T</h1>\n".count).dropLast("</main>\n".count))
  }
}
