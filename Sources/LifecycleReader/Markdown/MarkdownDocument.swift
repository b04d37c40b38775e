import Diagnostics

/// A parsed page: its nodes in reading order, each before what is below it.
///
/// A flat list, so that no depth of nesting can exhaust the stack. A class, because all readers of a page share one.
final class MarkdownDocument: Sendable {
  /// The page.
  let file: SourceFile
  /// The nodes; the first is the document.
  let nodes: [MarkdownNode]
  /// The texts of nodes that are not in the page byte for byte; of a code block, the fence's words and then its content.
  let texts: [String]

  /// Creates a page of nodes, of which at least the document's is there.
  init(file: SourceFile, nodes: [MarkdownNode], texts: [String]) {
    self.file = file
    self.nodes = nodes
    self.texts = texts
  }

  /// The indices of the nodes directly below one.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < nodes[index].subtreeEnd {
      children.append(next)
      next = nodes[next].subtreeEnd
    }
    return children
  }

  /// The indices of the blocks at the top level.
  var topLevel: [Int] { children(of: 0) }

  /// The content of a node: the text of a text or code node or a code block, the HTML of an HTML node; empty for all others.
  func literal(of node: MarkdownNode) -> String {
    switch node.kind {
    case .text, .code, .htmlInline, .htmlBlock: node.isExact ? file[node.range] : text(of: node)
    case .codeBlock: text(of: node, offset: 1)
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .customBlock, .list, .heading, .softBreak,
      .lineBreak, .emphasis, .strong, .customInline, .link, .image:
      ""
    }
  }

  /// The words after a code block's fence; empty for an indented one, and for every other node.
  func info(of node: MarkdownNode) -> String { node.kind == .codeBlock ? text(of: node) : "" }

  /// The address of a link or an image; empty for every other node.
  func address(of node: MarkdownNode) -> String { node.kind == .link || node.kind == .image ? text(of: node) : "" }

  /// The inline content of a heading or paragraph.
  func richText(of index: Int) -> RichText {
    RichText((index + 1)..<nodes[index].subtreeEnd, of: self, block: nodes[index].range)
  }

  private func text(of node: MarkdownNode, offset: Int = 0) -> String {
    node.textIndex.map { texts[Int($0) + offset] } ?? ""
  }
}
