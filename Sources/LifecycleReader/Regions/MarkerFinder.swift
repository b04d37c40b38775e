import Diagnostics
import Text

/// Finds the markers of a page's regions; those in code are text.
struct MarkerFinder {
  private static let prefix = Array("instar:".utf8)
  /// The page.
  let document: MarkdownDocument

  /// The markers in page order, broken ones included.
  var markers: [RegionMarker] {
    var markers: [RegionMarker] = []
    var parents: [Int] = []
    var cursor = 0
    for (index, node) in document.nodes.enumerated() {
      while let last = parents.last, document.nodes[last].subtreeEnd <= index { parents.removeLast() }
      let parent = parents.last ?? 0
      parents.append(index)
      switch node.kind {
      case .htmlBlock where !Self.isRaw(document.literal(of: node)):
        markers += comments(in: node.range).compactMap { marker($0, node: index, parent: parent) }
      case .htmlInline:
        let literal = document.literal(of: node)
        guard literal.contains("instar:") else { continue }
        // Its place is its block's; the comments of a block come in order.
        let search = SourceRange(max(cursor, node.range.start), node.range.end)
        guard let place = place(of: literal, in: search) else { continue }
        cursor = place.end
        if let found = marker(place, node: index, parent: parent, isInline: true) { markers.append(found) }
      case .htmlBlock, .document, .blockQuote, .item, .paragraph, .thematicBreak, .customBlock, .list, .heading,
        .codeBlock, .text, .softBreak, .lineBreak, .code, .emphasis, .strong, .customInline, .link, .image:
        continue
      }
    }
    return markers
  }

  /// Returns `true` for an HTML block that is neither Markdown nor a comment: a script, a declaration.
  private static func isRaw(_ literal: String) -> Bool {
    let start = literal.drop { $0 == " " }.prefix(10).lowercased()
    return ["<script", "<style", "<pre", "<textarea", "<?", "<![cdata["].contains(where: start.hasPrefix)
  }

  /// The comments in an HTML block; one that does not end goes to the block's end.
  private func comments(in range: SourceRange) -> [SourceRange] {
    var comments: [SourceRange] = []
    var rest = document.file.bytes[range.start..<range.end]
    while let start = rest.firstRange(of: Array("<!--".utf8))?.lowerBound {
      let end = rest[(start + 4)...].firstRange(of: Array("-->".utf8))?.upperBound ?? range.end
      comments.append(SourceRange(start, end))
      rest = rest[end...]
    }
    return comments
  }

  private func place(of comment: String, in range: SourceRange) -> SourceRange? {
    guard comment.hasPrefix("<!--"), !range.isEmpty else { return nil }
    return document.file.bytes[range.start..<range.end].firstRange(of: Array(comment.utf8))
      .map { SourceRange($0.lowerBound, $0.upperBound) }
  }

  /// The marker that a comment is; `nil` for any other comment.
  private func marker(_ comment: SourceRange, node: Int, parent: Int, isInline: Bool = false) -> RegionMarker? {
    let file = document.file
    let isClosed = comment.end - comment.start >= 7 && file[SourceRange(comment.end - 3, comment.end)] == "-->"
    let inside = SourceRange(comment.start + 4, isClosed ? comment.end - 3 : comment.end)
    let blanks = file.bytes[inside.start..<inside.end].prefix { $0.isASCIISpace }.count
    guard file.bytes[(inside.start + blanks)..<inside.end].starts(with: Self.prefix) else { return nil }
    let line = file.range(ofLine: file.line(at: inside.start + blanks))
    // The next line is no part of a marker that lacks its end.
    let cut = MarkerWords(in: SourceRange(inside.start + blanks, min(inside.end, line.end)), of: file)
    guard let first = cut.words.first else { return nil }
    let name = RegionWord(text: String(first.text.dropFirst(Self.prefix.count)), range: first.range)
    guard name.text != "allow" else { return nil }
    let shown = SourceRange(comment.start, min(comment.end, file.range(ofLine: file.line(at: comment.start)).end))
    let isWhole = shown.end == comment.end && isClosed
    let kind = RegionMarker.Kind(rawValue: name.text)
    let known = RegionMarker.Kind.allCases.map(\.rawValue) + ["allow"]
    let nearest = kind == nil ? NearestWord.match(for: name.text, in: known) : nil
    let words = Array(cut.words.dropFirst())
    return RegionMarker(
      kind: kind ?? nearest.flatMap(RegionMarker.Kind.init), name: name, words: words, range: shown, node: node,
      parent: parent,
      problem: kind == nil
        ? .unknownMarker(name.text, nearest: nearest, at: name.range)
        : problem(of: shown, cut, isWhole: isWhole, isInline: isInline),
      holdsEnd: !isWhole && file[comment].contains("instar:end"))
  }

  /// The problem of a marker of a known name.
  private func problem(of marker: SourceRange, _ cut: MarkerWords, isWhole: Bool, isInline: Bool) -> Diagnostic? {
    guard isWhole else { return .unendedMarker(at: marker) }
    guard !isInline, isAlone(marker) else { return .crowdedMarker(at: marker) }
    if let quote = cut.openQuote { return .unendedQuote(at: quote) }
    let isEnd = cut.words.first?.text == "instar:end"
    guard isEnd, cut.words.count > 1, let last = cut.words.last else { return nil }
    return .wordyEnd(at: SourceRange(cut.words[1].range.start, last.range.end))
  }

  /// Returns `true` where a comment has nothing but indentation and the marks of block quotations around it.
  private func isAlone(_ comment: SourceRange) -> Bool {
    let line = document.file.range(ofLine: document.file.line(at: comment.start))
    let isMargin = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">") }
    return document.file.bytes[line.start..<comment.start].allSatisfy(isMargin)
      && document.file.bytes[comment.end..<line.end].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

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

/// Splits a marker into words: blanks separate them, and `"…"` or `'…'` encloses a word with blanks in it.
struct MarkerWords {
  /// The words in order.
  private(set) var words: [RegionWord] = []
  /// The place from a quotation mark on that is not closed.
  private(set) var openQuote: SourceRange?

  /// Splits a part of a page.
  init(in range: SourceRange, of file: SourceFile) {
    var offset = range.start
    while offset < range.end {
      let byte = file.bytes[offset]
      if byte.isASCIISpace {
        offset += 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let rest = file.bytes[(offset + 1)..<range.end]
        let end = rest.firstIndex(of: byte)
        if end == nil { openQuote = SourceRange(offset, range.end) }
        let inside = SourceRange(offset + 1, end ?? range.end)
        let whole = SourceRange(offset, min(range.end, inside.end + 1))
        words.append(RegionWord(text: file[inside], range: whole))
        offset = whole.end
      } else {
        let end = file.bytes[offset..<range.end].firstIndex(where: \.isASCIISpace) ?? range.end
        let range = SourceRange(offset, end)
        words.append(RegionWord(text: file[range], range: range))
        offset = end
      }
    }
  }
}
