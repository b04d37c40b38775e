import Diagnostics
import Text

/// Finds the suppressions of a page, `<!-- instar:allow dead-end -->`: each holds for what follows it, of a list for the first item, of a
/// heading for its whole part of the page.
struct SuppressionFinder {
  private static let opening = "<!-- instar:allow"
  /// The page.
  let document: MarkdownDocument

  /// The suppressions in page order.
  var suppressions: [Suppression] {
    var suppressions: [Suppression] = []
    // From the back, because what follows a comment may be another comment.
    var scopeEnds: [Int: Int] = [:]
    for index in document.nodes.indices.reversed() where document.nodes[index].kind == .htmlBlock {
      let end = endOfScope(after: index, scopeEnds)
      scopeEnds[index] = end
      suppressions += comments(in: document.nodes[index].range).reversed().map { suppression($0, scopeEnd: end) }
    }
    return suppressions.reversed()
  }

  private func comments(in range: SourceRange) -> [SourceRange] {
    let bytes = document.file.bytes[range.start..<range.end]
    var comments: [SourceRange] = []
    var rest = bytes
    while let start = rest.firstRange(of: Array(Self.opening.utf8))?.lowerBound,
      let end = rest[start...].firstRange(of: Array("-->".utf8))?.upperBound
    {
      comments.append(SourceRange(start, end))
      rest = bytes[end...]
    }
    return comments
  }

  private func suppression(_ comment: SourceRange, scopeEnd: Int) -> Suppression {
    var ids: [(name: String, range: SourceRange)] = []
    var offset = comment.start + Self.opening.utf8.count
    while offset < comment.end - 3 {
      let rest = document.file.bytes[offset..<(comment.end - 3)]
      let end = rest.firstIndex { !$0.isASCIILetter && !$0.isASCIIDigit && $0 != UInt8(ascii: "-") } ?? rest.endIndex
      if end > offset { ids.append((document.file[SourceRange(offset, end)], SourceRange(offset, end))) }
      offset = end + 1
    }
    return Suppression(ids: ids, range: comment, scope: SourceRange(comment.end, scopeEnd))
  }

  /// The end of what follows a node: of a list, its first item; of a heading, its whole part of the page; of another
  /// comment, what follows that. Inside a list, the next item.
  private func endOfScope(after node: Int, _ scopeEnds: [Int: Int]) -> Int {
    let next = document.nodes[node].subtreeEnd
    guard next < document.nodes.count else { return document.nodes[node].range.end }
    switch document.nodes[next].kind {
    case .heading(let level): return endOfPart(from: next, level: level)
    case .list: return document.nodes[min(next + 1, document.nodes.count - 1)].range.end
    case .htmlBlock: return max(document.nodes[next].range.end, scopeEnds[next] ?? 0)
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .customBlock, .codeBlock, .text, .softBreak,
      .lineBreak, .code, .htmlInline, .emphasis, .strong, .customInline, .link, .image:
      return document.nodes[next].range.end
    }
  }

  private func endOfPart(from heading: Int, level: UInt8) -> Int {
    for index in document.nodes.indices[(heading + 1)...] {
      if case .heading(let other) = document.nodes[index].kind, other <= level {
        return document.nodes[index].range.start
      }
    }
    return document.file.bytes.count
  }
}

/// A suppression, `<!-- instar:allow unreachable-state -->`: diagnostics of these ids in what follows are not shown.
package struct Suppression: Hashable, Sendable {
  /// The ids, with their places in the comment.
  let ids: [(name: String, range: SourceRange)]
  /// The comment.
  let range: SourceRange
  /// The text that follows at that place: the next block; of a heading, all that is below it.
  let scope: SourceRange

  /// Compares the comments.
  package static func == (left: Suppression, right: Suppression) -> Bool { left.range == right.range }
  /// Hashes the comment.
  package func hash(into hasher: inout Hasher) { hasher.combine(range) }
}
