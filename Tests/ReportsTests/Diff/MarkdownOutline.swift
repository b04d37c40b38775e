import Diagnostics

@testable import LifecycleReader

/// The structure that libcmark reads from a Markdown text of our writers.
struct MarkdownOutline {
  /// The headings with their levels: `2 What moved`.
  let headings: [String]
  /// The number of list items, at any depth.
  let itemCount: Int
  /// The code blocks' contents.
  let code: [String]
  /// The number of quotations, rules and pieces of HTML, none of which our writers write on purpose.
  let accidents: Int
  /// The words, white space between two of them one space; pipes in code are read as in a table.
  let words: String

  /// Parses a text.
  init(_ markdown: String) {
    let document = MarkdownParser.parse(SourceFile(path: "", text: markdown))
    let nodes = document.nodes
    let text = { (range: Range<Int>) in
      nodes[range].map { node in
        switch node.kind {
        case .softBreak, .lineBreak: " "
        case .code: document.literal(of: node).replacing("\\|", with: "|")
        default: document.literal(of: node)
        }
      }.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    headings = nodes.indices.compactMap { index in
      guard case .heading(let level) = nodes[index].kind else { return nil }
      return "\(level) " + text((index + 1)..<nodes[index].subtreeEnd)
    }
    itemCount = nodes.count { $0.kind == .item }
    code = nodes.filter { ["swift", "xml"].contains(document.info(of: $0)) }.map(document.literal)
    accidents = nodes.count { [.blockQuote, .thematicBreak, .htmlBlock].contains($0.kind) }
    words = text(nodes.indices)
  }
}
