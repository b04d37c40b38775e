import Diagnostics

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
