import Diagnostics

/// Pairs the markers of a page, two to a region.
struct MarkerPairing {
  /// The regions so far.
  private(set) var regions: [Region] = []
  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The nodes inside regions.
  private(set) var nodes: [Range<Int>] = []

  private let document: MarkdownDocument
  private var open: RegionMarker?
  /// The number of regions that have begun inside the open one.
  private var depth = 0
  private var hasNested = false
  /// The node up to which headings have been read, and the level of the last one outside regions.
  private var headings = (next: 0, level: 0)

  /// Begins with a page's first marker.
  init(_ document: MarkdownDocument) {
    self.document = document
  }

  /// Takes the next marker of the page.
  mutating func take(_ marker: RegionMarker) {
    if let problem = marker.problem { diagnostics.append(problem) }
    switch marker.kind {
    case .begin: begin(marker)
    case .end: end(marker)
    case nil: break
    }
  }

  /// Notes that there are no more markers.
  mutating func end() {
    if let open, !hasNested { diagnostics.append(.unclosedRegion(at: open.range)) }
    open = nil
  }

  private mutating func begin(_ marker: RegionMarker) {
    guard !marker.holdsEnd else { return }
    guard let outer = open else {
      open = marker
      return
    }
    diagnostics.append(.nestedRegion(at: marker.range, outer: outer.range))
    hasNested = true
    depth += 1
  }

  private mutating func end(_ marker: RegionMarker) {
    guard let first = open else {
      if marker.problem == nil { diagnostics.append(.strayEnd(at: marker.range)) }
      return
    }
    guard depth == 0 else {
      depth -= 1
      return
    }
    open = nil
    defer { hasNested = false }
    guard first.problem == nil, marker.problem == nil, !hasNested else { return }
    guard first.parent == marker.parent else {
      diagnostics.append(.unclosedRegion(at: first.range, end: marker.range))
      return
    }
    guard let start = first.words.first?.range, let end = first.words.last?.range else {
      diagnostics.append(.wordlessRegion(at: first.range))
      return
    }
    close(first, marker, phrase: document.file[start.union(end)])
  }

  private mutating func close(_ first: RegionMarker, _ last: RegionMarker, phrase: String) {
    let file = document.file
    let line = file.line(at: first.range.start)
    readHeadings(before: first.node)
    headings.next = last.node
    regions.append(
      Region(
        words: first.words, phrase: phrase, marker: first.range, firstLine: line,
        lastLine: file.line(at: last.range.start),
        indentation: file[SourceRange(file.offset(ofLine: line), first.range.start)],
        headingLevel: headings.level))
    // Both may be in one block of HTML, which is prose.
    let start = document.nodes[first.node].subtreeEnd
    if start < last.node { nodes.append(start..<last.node) }
  }

  private mutating func readHeadings(before node: Int) {
    while headings.next < node {
      if case .heading(let level) = document.nodes[headings.next].kind { headings.level = Int(level) }
      headings.next += 1
    }
  }
}
