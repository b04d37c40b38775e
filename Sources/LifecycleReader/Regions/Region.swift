import Diagnostics

/// A part of a page whose text the tool owns: the lines between `<!-- instar:begin … -->` and `<!-- instar:end -->`.
package struct Region: Hashable, Sendable {
  /// The request of the first marker: `table`, `order`, `from`, `order.md`; never empty.
  package let words: [RegionWord]
  /// The same as it is written, quotation marks included.
  package let phrase: String
  /// The comment of the first marker.
  package let marker: SourceRange
  /// The line (from 1) of the first marker.
  package let firstLine: Int
  /// The line (from 1) of the last marker.
  package let lastLine: Int
  /// The text before the first marker on its line: blanks in a list's item, `> ` in a quotation; mostly nothing.
  package let indentation: String
  /// The level of the heading that the region is below; 0 for none.
  package let headingLevel: Int
}

/// A comment that begins with `instar:`, but for a suppression.
struct RegionMarker {
  /// A part of a region.
  enum Kind: String, CaseIterable {
    /// It begins a region.
    case begin
    case end
  }

  /// The part of a region that it is; `nil` for an unknown word.
  let kind: Kind?
  /// The word after `instar:`.
  let name: RegionWord
  /// The words after that.
  let words: [RegionWord]
  /// The comment.
  let range: SourceRange
  /// The index of its HTML node.
  let node: Int
  /// The index of the node that contains it: the document, an item of a list, a quotation.
  let parent: Int
  /// The problem that makes it ineffective; `nil` for a valid marker.
  let problem: Diagnostic?
  /// `true` where the comment lacks its own end, and so contains the end of a region.
  let holdsEnd: Bool
}

/// A word of a region's first marker, without the quotes that hold a name with blanks together.
package struct RegionWord: Hashable, Sendable {
  /// The word.
  package let text: String
  /// Its place, quotes included.
  package let range: SourceRange
}

/// The regions of a page, and the diagnostics of their markers.
package struct PageRegions: Sendable {
  /// The regions in page order; those with a broken marker are left out.
  package let regions: [Region]
  /// The diagnostics of its markers, by position.
  package let diagnostics: [Diagnostic]
  /// The nodes inside regions, by first node and the one after the last.
  let nodes: [Range<Int>]

  /// Finds the regions of any Markdown page.
  package init(of file: SourceFile) {
    self.init(MarkdownParser.parse(file))
  }

  /// Finds the regions of a parsed page.
  init(_ document: MarkdownDocument) {
    var pairing = MarkerPairing(document)
    for marker in MarkerFinder(document: document).markers { pairing.take(marker) }
    pairing.end()
    regions = pairing.regions
    diagnostics = pairing.diagnostics.sortedByPosition()
    nodes = pairing.nodes
  }
}

extension MarkdownDocument {
  /// The page without some of its nodes; each range is of whole subtrees, and begins after the one before.
  func without(_ ranges: [Range<Int>]) -> MarkdownDocument {
    guard !ranges.isEmpty else { return self }
    var kept: [MarkdownNode] = []
    var newIndices: [Int] = []
    newIndices.reserveCapacity(nodes.count + 1)
    var rest = ranges[...]
    for (index, node) in nodes.enumerated() {
      newIndices.append(kept.count)
      if let first = rest.first, first.upperBound <= index { rest.removeFirst() }
      if rest.first?.contains(index) != true { kept.append(node) }
    }
    newIndices.append(kept.count)
    for index in kept.indices { kept[index].subtreeEnd = newIndices[kept[index].subtreeEnd] }
    return MarkdownDocument(file: file, nodes: kept, texts: texts)
  }
}
