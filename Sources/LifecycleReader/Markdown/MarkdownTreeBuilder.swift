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
    case .text: return enterText(literal, near: claimed)
    case .code:
      node.range = block
      if let runs = locate(literal, isCode: true, near: claimed)?.runs, let first = runs.first, let last = runs.last {
        let found = first.source.union(last.source)
        let isExact = runs.count == 1 && first.isExact
        node = MarkdownNode(kind: kind, literal: literal, range: found, isExact: isExact, subtreeEnd: nodes.count + 1)
        cursor = found.end
      }
    case .softBreak, .lineBreak, .htmlInline, .emphasis, .strong, .customInline, .link, .image:
      node.range = block
    case .htmlBlock:
      node.range = wholeLines(of: literal, from: place)
      block = node.range
      cursor = node.range.start
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .customBlock, .list, .heading, .codeBlock:
      block = claimed
      cursor = claimed.start
    }
    open.append(nodes.count)
    nodes.append(node)
  }

  /// Adds a node for each part of a text that stands in one piece in the page, all of them at the place of the one.
  private mutating func enterText(_ literal: String, near claimed: SourceRange) {
    let bytes = Array(literal.utf8)
    var parts = [MarkdownNode(kind: .text, literal: literal, range: block, isExact: false, subtreeEnd: 0)]
    if let runs = locate(literal, isCode: false, near: claimed)?.runs, let last = runs.last {
      cursor = last.source.end
      parts = runs.map { run in
        MarkdownNode(
          kind: .text, literal: String(decoding: bytes[run.literal], as: UTF8.self), range: run.source,
          isExact: run.isExact, subtreeEnd: 0)
      }
    }
    open.append(nodes.count + parts.count - 1)
    for part in parts {
      nodes.append(part)
      nodes[nodes.count - 1].subtreeEnd = nodes.count
    }
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

  /// The range of an HTML block: libcmark gives its first line only, or none.
  private func wholeLines(of literal: String, from place: Place) -> SourceRange {
    let lines = literal.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).count
    let last = place.startLine + max(0, lines - (literal.utf8.last == 0x0A ? 2 : 1))
    return SourceRange(range(of: place).start, file.range(ofLine: last).end)
  }

  private func range(of place: Place) -> SourceRange {
    SourceRange(
      min(file.offset(ofLine: place.startLine) + max(0, place.startColumn - 1), file.bytes.count),
      min(file.offset(ofLine: place.endLine) + max(0, place.endColumn), file.bytes.count))
  }

  /// Where a text stands: where the parser says, if it is there, else the next place where it is.
  private func locate(_ literal: String, isCode: Bool, near claimed: SourceRange) -> LiteralPlacement? {
    let bytes = Array(literal.utf8)
    if claimed.start >= cursor,
      let found = LiteralPlacement(
        of: bytes, isCode: isCode, in: file.bytes, from: claimed.start, before: file.bytes.count)
    {
      return found
    }
    let last = min(block.end, cursor + Self.searchDistance)
    for start in cursor..<max(cursor, last) {
      let found = LiteralPlacement(of: bytes, isCode: isCode, in: file.bytes, from: start, before: block.end)
      if let found { return found }
    }
    return nil
  }
}
