import Diagnostics

/// Collects nodes as a parser enters and leaves them, and finds out where in the source they really are.
struct MarkdownTreeBuilder {
  /// Lines and columns as libcmark gives them: from 1, in bytes, ends included.
  struct Place {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  /// How far behind the last inline node a misplaced literal is looked for, in bytes.
  private static let searchDistance = 4096

  private(set) var nodes: [MarkdownNode] = []
  private let file: SourceFile
  private var open: [Int] = []
  /// The innermost block's range, and behind which offset its next inline node must be.
  private var block = SourceRange.fileStart
  private var cursor = 0

  init(file: SourceFile) {
    self.file = file
  }

  mutating func enter(_ kind: MarkdownNode.Kind, literal: String, place: Place) {
    let claimed = range(of: place)
    var node = MarkdownNode(kind: kind, literal: literal, range: claimed, isExact: false, subtreeEnd: nodes.count + 1)
    switch kind {
    case .text, .code:
      if let found = find(literal, near: claimed) {
        node = MarkdownNode(kind: kind, literal: literal, range: found, isExact: true, subtreeEnd: nodes.count + 1)
        cursor = found.end
      } else {
        node.range = block
      }
    case .softBreak, .lineBreak, .htmlInline, .emphasis, .strong, .customInline, .link, .image:
      node.range = block
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .htmlBlock, .customBlock, .list, .heading,
      .codeBlock:
      block = claimed
      cursor = claimed.start
    }
    open.append(nodes.count)
    nodes.append(node)
  }

  mutating func exit() {
    guard let index = open.popLast() else { return }
    nodes[index].subtreeEnd = nodes.count
    if let parent = open.last, isContainer(nodes[parent].kind) { block = nodes[parent].range }
  }

  private func isContainer(_ kind: MarkdownNode.Kind) -> Bool {
    switch kind {
    case .document, .blockQuote, .item, .list: true
    case .paragraph, .thematicBreak, .htmlBlock, .customBlock, .heading, .codeBlock, .text, .softBreak, .lineBreak,
      .code, .htmlInline, .emphasis, .strong, .customInline, .link, .image:
      false
    }
  }

  private func range(of place: Place) -> SourceRange {
    SourceRange(
      min(file.offset(ofLine: place.startLine) + max(0, place.startColumn - 1), file.bytes.count),
      min(file.offset(ofLine: place.endLine) + max(0, place.endColumn), file.bytes.count))
  }

  private func find(_ literal: String, near claimed: SourceRange) -> SourceRange? {
    let bytes = Array(literal.utf8)
    if isLiteral(bytes, at: claimed.start) { return SourceRange(claimed.start, claimed.start + bytes.count) }
    guard !bytes.isEmpty else { return nil }
    let last = min(block.end, cursor + Self.searchDistance) - bytes.count
    guard cursor <= last else { return nil }
    for start in cursor...last where isLiteral(bytes, at: start) {
      return SourceRange(start, start + bytes.count)
    }
    return nil
  }

  private func isLiteral(_ bytes: [UInt8], at start: Int) -> Bool {
    let end = start + bytes.count
    return start >= cursor && end <= file.bytes.count && file.bytes[start..<end].elementsEqual(bytes)
  }
}
