import Diagnostics

/// A parsed page: its nodes in reading order, each before what is below it.
///
/// A flat list, so that no depth of nesting can exhaust the stack.
struct MarkdownDocument: Sendable {
  /// The page.
  let file: SourceFile
  /// The nodes; the first is the document.
  let nodes: [MarkdownNode]

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

  /// The inline content of a heading or paragraph.
  func richText(of index: Int) -> RichText {
    RichText(nodes: nodes[(index + 1)..<nodes[index].subtreeEnd], block: nodes[index].range)
  }
}
