import Diagnostics
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Parsing Markdown")
struct MarkdownParserTests {
  /// The nodes with their places and texts.
  private func nodes(of text: String, pieceSize: Int) -> [String] {
    let document = MarkdownParser.parse(SourceFile(path: "page.md", text: text), pieceSize: pieceSize)
    return document.nodes.map { node in
      "\(node.kind) \(node.range) \(node.subtreeEnd) \(node.isExact) "
        + "\(document.literal(of: node))|\(document.info(of: node))|\(document.address(of: node))"
    }
  }

  @Test(
    "A page parsed in pieces equals the page parsed at once",
    arguments: (TestPage.fixtures + TestPage.bundled).map(\.name))
  func pieces(name: String) throws {
    let text = try #require((TestPage.fixtures + TestPage.bundled).first { $0.name == name }).reading.file.text
    let whole = nodes(of: text, pieceSize: .max)
    for size in [1, 16, 100, 1000] { #expect(nodes(of: text, pieceSize: size) == whole, "pieces of \(size) bytes") }
  }

  @Test(
    "A block that continues after a heading's line is not cut there",
    arguments: [
      "````\n# no heading\n````\n# A heading\n\n```\n# to the end\n",
      "- a\n\n  # In an item\n\n  b\n# A heading\n- c\n",
      "<!-- a comment\n# no heading\n-->\n# A heading\n",
      "<div>\n# no heading\n</div>\n\n# A heading\n",
      "> quoted\n# A heading\n> quoted again\nand on\n# Another\n",
      "Title\n=====\n# A heading\ntext\n---\n# Another\n\n    code\n# Last\n",
      "# A heading\r\n\r\n- one\r\n# Another\r- two\r",
      "---\ntitle: \"# no heading\"\n# nor this\n---\n# A heading\n",
      "# A heading\n\u{FEFF}text\n# Another\n\u{FEFF}# no heading\n# Last\n",
      "\n\n\n# A heading\n\n\n\n# Another\n\n\n\n",
    ])
  func boundaries(text: String) {
    for size in 1...text.utf8.count {
      #expect(nodes(of: text, pieceSize: size) == nodes(of: text, pieceSize: .max), "pieces of \(size) bytes")
    }
  }

  @Test("A link finds its definition anywhere on the page")
  func definitions() {
    let text = """
      # A heading
      [one] and [two]
      # Another
      [one]: https://example.com/1
      # Last
      [two]: https://example.com/2
      """
    let links = nodes(of: text, pieceSize: 1).filter { $0.hasPrefix("link") }
    #expect(links.count == 2 && links == nodes(of: text, pieceSize: .max).filter { $0.hasPrefix("link") })
  }
}
