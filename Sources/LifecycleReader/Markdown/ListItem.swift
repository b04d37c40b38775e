import Diagnostics

/// An item of a list: its first paragraph and the blocks below that.
struct ListItem: Sendable {
  /// The first paragraph's text; empty where the item begins with something else.
  let text: RichText
  /// The item's place.
  let range: SourceRange
  /// The blocks below the first paragraph.
  let blocks: [Int]
}

extension MarkdownDocument {
  /// The items of the lists among some blocks, in page order, read lazily.
  func items(in blocks: [Int]) -> some Sequence<ListItem> {
    blocks.lazy.filter(isList).flatMap(children).map(item)
  }

  private func item(_ node: Int) -> ListItem {
    let blocks = children(of: node)
    guard let first = blocks.first, nodes[first].kind == .paragraph else {
      return ListItem(
        text: RichText(plain: "", at: nodes[node].range.start), range: nodes[node].range, blocks: blocks)
    }
    return ListItem(
      text: richText(of: first), range: nodes[node].range,
      blocks: blocks.count == 1 ? [] : Array(blocks.dropFirst()))
  }
}
