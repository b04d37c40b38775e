import Diagnostics
import LifecycleModel
import Text

/// The text of a heading, paragraph or cell without its markup, with the style and the place of each piece.
///
/// Offsets count bytes of `bytes`. Images, footnote references, comments and other inline HTML leave nothing; `<br>` and
/// hard breaks leave a line end, soft breaks a space.
struct RichText: Sendable {
  /// A run of text in one style.
  struct Piece: Hashable, Sendable {
    /// A run of text or of code, or an end of a line.
    enum Kind: Hashable, Sendable { case text, code, softBreak, lineBreak }

    var kind: Kind
    /// `true` in bold.
    var isStrong = false
    /// `true` in italics.
    var isEmphasis = false
    /// The link that it belongs to, as an index into `links`.
    var link: Int?
    /// Its place in `bytes`.
    var bytes: Range<Int>
    /// Its place in the page.
    var source: SourceRange
    /// `true` where the page has its bytes unchanged.
    var isExact: Bool
  }

  /// The text.
  private(set) var bytes: [UInt8] = []
  /// Its runs, one after another.
  private(set) var pieces: [Piece] = []
  /// The targets of its links.
  private(set) var links: [String] = []
  /// The place in the page of the heading, paragraph or cell.
  private(set) var block: SourceRange
  /// `true` for a table's cell, in which a backslash keeps a pipe from being the border.
  private(set) var isCell = false

  /// Flattens a block's inline nodes.
  init(_ inlines: Range<Int>, of document: MarkdownDocument, block: SourceRange) {
    self.block = block
    let page = document.file.bytes
    var strongEnd = 0
    var emphasisEnd = 0
    var imageEnd = 0
    var link: (index: Int, end: Int)?
    bytes.reserveCapacity(block.end - block.start)
    pieces.reserveCapacity(inlines.count)
    for index in inlines where index >= imageEnd {
      let node = document.nodes[index]
      var piece = Piece(
        kind: .text, isStrong: index < strongEnd, isEmphasis: index < emphasisEnd,
        link: link.flatMap { index < $0.end ? $0.index : nil }, bytes: 0..<0, source: node.range,
        isExact: node.isExact)
      switch node.kind {
      case .strong: strongEnd = max(strongEnd, node.subtreeEnd)
      case .emphasis: emphasisEnd = max(emphasisEnd, node.subtreeEnd)
      case .image: imageEnd = node.subtreeEnd
      case .link:
        link = (links.count, node.subtreeEnd)
        links.append(document.address(of: node))
        // A footnote that is nothing but an address looks like a link to it.
        let isFootnote =
          index + 1 < node.subtreeEnd && document.literal(of: document.nodes[index + 1]).hasPrefix("^")
        if isFootnote { imageEnd = node.subtreeEnd }
      case .text where node.isExact: appendWithoutFootnotes(page[node.range.start..<node.range.end], piece)
      case .text: appendWithoutFootnotes(Array(document.literal(of: node).utf8)[...], piece)
      case .code:
        piece.kind = .code
        append(document.literal(of: node).utf8, piece)
      case .softBreak:
        piece.kind = .softBreak
        append(CollectionOfOne(0x20), piece)
      case .lineBreak:
        piece.kind = .lineBreak
        append(CollectionOfOne(0x0A), piece)
      case .htmlInline:
        let tag = document.literal(of: node)
        if HTMLTag.isText(tag, after: bytes.last) {
          append(tag.utf8, piece)
        } else if tag.lowercased().hasPrefix("<br") {
          piece.kind = .lineBreak
          append(CollectionOfOne(0x0A), piece)
        }
      case .document, .blockQuote, .item, .paragraph, .thematicBreak, .htmlBlock, .customBlock, .list, .heading,
        .codeBlock, .customInline:
        continue
      }
    }
  }

  /// A single run of plain text that the page has as it is.
  init(plain text: String, at start: Int) {
    bytes = Array(text.utf8)
    let source = SourceRange(start, start + bytes.count)
    block = source
    pieces = [Piece(kind: .text, bytes: 0..<bytes.count, source: source, isExact: true)]
  }

  /// The whole text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// All offsets.
  var fullRange: Range<Int> { 0..<bytes.count }

  /// A part of the text.
  subscript(range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns `true` inside a code span.
  func isCode(at offset: Int) -> Bool { piece(at: offset)?.kind == .code }

  /// The code spans that begin inside a range.
  func codeSpans(in range: Range<Int>) -> [Piece] {
    pieces.filter { $0.kind == .code && range.contains($0.bytes.lowerBound) }
  }

  /// `true` where there is a code span.
  var hasCode: Bool { pieces.contains { $0.kind == .code } }

  /// `true` where all of it but white space around is one code span.
  var isCodeSpan: Bool {
    let spans = codeSpans(in: fullRange)
    let inner = trimmed(fullRange)
    return spans.count == 1 && spans.allSatisfy { $0.bytes.clamped(to: inner) == inner }
  }

  /// Replaces a part of the text with spaces.
  mutating func blank(_ range: Range<Int>) {
    for offset in range { bytes[offset] = 0x20 }
  }

  /// A part of the text without white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first].isASCIISpace { range = range.dropFirst() }
    while let last = range.last, bytes[last].isASCIISpace { range = range.dropLast() }
    return range
  }

  /// The same text without its first bytes, which are one piece's; for places, the page begins after them.
  func dropping(prefixLength length: Int) -> RichText {
    moved(by: -length) { $0 - length }
  }

  /// The same text with other places, as a cell at `block`.
  func relocated(to block: SourceRange, _ place: (Int) -> Int) -> RichText {
    var copy = moved(by: 0, place)
    copy.block = block
    copy.isCell = true
    return copy
  }

  /// A part of the text by itself, with the places that it has.
  func part(_ range: Range<Int>) -> RichText {
    var copy = self
    copy.bytes = Array(bytes[range])
    copy.pieces = pieces.compactMap { piece in
      let bytes = piece.bytes.clamped(to: range)
      guard !bytes.isEmpty else { return nil }
      var piece = piece
      piece.source = source(of: bytes)
      piece.bytes = bytes.lowerBound - range.lowerBound..<bytes.upperBound - range.lowerBound
      return piece
    }
    copy.block = source(of: range)
    return copy
  }

  private func moved(by delta: Int, _ place: (Int) -> Int) -> RichText {
    var copy = self
    copy.bytes = Array(bytes.dropFirst(-delta))
    copy.pieces = pieces.compactMap { piece in
      var piece = piece
      let hidden = max(0, -delta - piece.bytes.lowerBound)
      let upper = piece.bytes.upperBound + delta
      guard upper > 0 else { return nil }
      piece.bytes = max(0, piece.bytes.lowerBound + delta)..<upper
      let start = piece.isExact ? piece.source.start + hidden : piece.source.start
      piece.source = SourceRange(max(0, place(start)), max(0, place(piece.source.end)))
      piece.isExact = piece.isExact && piece.source.end - piece.source.start == piece.bytes.count
      return piece
    }
    return copy
  }

  /// Adds a run without marks such as `[^1]`, which refer to text elsewhere.
  private mutating func appendWithoutFootnotes(_ text: ArraySlice<UInt8>, _ template: Piece) {
    guard text.contains(UInt8(ascii: "[")) else {
      if !text.isEmpty { append(text, template) }
      return
    }
    for part in FootnoteReference.parts(between: text) {
      var piece = template
      if piece.isExact {
        let start = template.source.start - text.startIndex
        piece.source = SourceRange(start + part.lowerBound, start + part.upperBound)
      }
      append(text[part], piece)
    }
  }

  /// Adds a run; one like the run before it, and right after it in the page, lengthens that.
  private mutating func append(_ text: some Collection<UInt8>, _ template: Piece) {
    let start = bytes.count
    bytes += text
    var piece = template
    piece.bytes = start..<bytes.count
    if let last = pieces.last, last.kind == .text, piece.kind == .text, last.isExact, piece.isExact,
      last.isStrong == piece.isStrong, last.isEmphasis == piece.isEmphasis, last.link == piece.link,
      last.source.end == piece.source.start
    {
      pieces[pieces.count - 1].bytes = last.bytes.lowerBound..<bytes.count
      pieces[pieces.count - 1].source = last.source.union(piece.source)
    } else {
      pieces.append(piece)
    }
  }
}

extension RichText {
  /// The Markdown that follows an offset in the page, without the colon or dash that leads it.
  func documentation(after offset: Int, in document: MarkdownDocument) -> String {
    documentation(in: offset..<bytes.count, of: document)
  }

  /// The Markdown of a part of the text, without the colon or dash that leads it.
  func documentation(in range: Range<Int>, of document: MarkdownDocument) -> String {
    let end = range.upperBound < bytes.count ? source(of: range.upperBound..<range.upperBound + 1).start : block.end
    guard range.lowerBound > 0 else {
      return withoutEscapedPipes(document.markdown(in: SourceRange(block.start, end)))
    }
    guard !range.isEmpty else { return "" }
    let isLineStart = lineEnds(in: range.lowerBound - 1..<range.lowerBound).count > 0
    let start =
      isLineStart
      ? source(of: range.lowerBound..<range.lowerBound + 1).start
      : min(endOfMarkup(after: range.lowerBound, in: document.file.bytes), end)
    let rest = document.file[SourceRange(start, end)][...].trimmingSpaces
    let lead = [":", "：", "- ", "– ", "— "].first { rest.utf8.starts(with: $0.utf8) }
    return withoutEscapedPipes(Substring(rest.utf8.dropFirst(lead?.utf8.count ?? 0)).trimmingSpaces.trimmingLines)
  }

  /// A cell's `\|` is a pipe anywhere else.
  private func withoutEscapedPipes(_ markdown: String) -> String {
    isCell ? markdown.replacing("\\|", with: "|") : markdown
  }

  /// The offset in the page after the end of a name's own markup: emphasis, a link, a footnote's mark.
  private func endOfMarkup(after offset: Int, in page: [UInt8]) -> Int {
    var end = source(of: (offset - 1)..<offset).end
    // A code span may have a space inside its marks: `` `name` ``.
    if isCode(at: offset - 1), end + 1 < block.end, page[end] == 0x20, page[end + 1] == UInt8(ascii: "`") { end += 1 }
    skipClosers(&end, in: page)
    // `**Active:** in front`: the colon is styled too.
    if let colon = offset < bytes.count ? length(of: .colon, at: offset) : nil,
      let style = piece(at: offset), style.isStrong || style.isEmphasis
    {
      end += colon
      skipClosers(&end, in: page)
    }
    if piece(at: offset - 1)?.link != nil, end < block.end, page[end] == UInt8(ascii: "]") {
      end = endOfLink(from: end + 1, in: page)
      skipClosers(&end, in: page)
    }
    if let length = FootnoteReference.length(of: page[end..<max(end, block.end)]) { end += length }
    return end
  }

  private static let closers = ASCIISet("*_`")

  private func skipClosers(_ offset: inout Int, in page: [UInt8]) {
    while offset < block.end, Self.closers.contains(page[offset]) { offset += 1 }
  }

  /// The offset after a link's target, from after its text: `(https://example.com/a_(b))`, `[label]` or nothing.
  private func endOfLink(from start: Int, in page: [UInt8]) -> Int {
    guard start < block.end,
      let closing = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]")][page[start]]
    else { return start }
    var depth = 0
    var offset = start
    while offset < block.end {
      if page[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if page[offset] == page[start] {
        depth += 1
      } else if page[offset] == closing {
        depth -= 1
        if depth == 0 { return offset + 1 }
      }
      offset += 1
    }
    return start
  }
}

extension String {
  /// Documentation without the mark between it and the last name, type or attribute before it.
  var withoutLeadingMark: String { String(drop { ".,;。、，；".contains($0) || $0.isWhitespace }) }
}

extension RichText {
  /// The links in a part of the text, each once.
  func sources(in range: Range<Int>) -> [Provenance.Source] {
    let pieces = Dictionary(grouping: pieces.filter { range.contains($0.bytes.lowerBound) }, by: \.link)
    var urls: Set<String> = []
    return links.enumerated().compactMap { index, url in
      guard let parts = pieces[index], urls.insert(url).inserted else { return nil }
      return Provenance.Source(title: parts.map { self[$0.bytes] }.joined(), url: url)
    }
  }
}

extension RichText {
  /// The piece that holds an offset.
  func piece(at offset: Int) -> Piece? {
    let index = pieceIndex(endingAfter: offset)
    return index < pieces.count && pieces[index].bytes.contains(offset) ? pieces[index] : nil
  }

  /// Returns `true` for a mark with a backslash before it: the page has one byte more than the text there.
  func isEscaped(at offset: Int) -> Bool {
    let index = pieceIndex(endingAfter: offset)
    guard index > 0, index < pieces.count, pieces[index].bytes.lowerBound == offset else { return false }
    return pieces[index - 1].kind == .text && pieces[index].source.start == pieces[index - 1].source.end + 1
  }

  /// The line ends of the page in a range.
  func lineEnds(in range: Range<Int>) -> [Range<Int>] {
    pieces.filter { ($0.kind == .softBreak || $0.kind == .lineBreak) && range.contains($0.bytes.lowerBound) }.map(
      \.bytes)
  }

  /// The parts between the line ends of the page, trimmed; empty ones are left out.
  var lines: [Range<Int>] {
    let ends = lineEnds(in: fullRange)
    return zip([0] + ends.map(\.upperBound), ends.map(\.lowerBound) + [bytes.count])
      .map { trimmed($0..<$1) }.filter { !$0.isEmpty }
  }

  /// The runs in bold or italics, whole as the page marks them.
  var styledRuns: [(bytes: Range<Int>, isStrong: Bool)] {
    var runs: [(bytes: Range<Int>, isStrong: Bool)] = []
    var last: Piece?
    for piece in pieces where piece.isStrong || piece.isEmphasis {
      let isSame = last?.isStrong == piece.isStrong && last?.isEmphasis == piece.isEmphasis
      if let run = runs.last, isSame, run.bytes.upperBound == piece.bytes.lowerBound {
        runs[runs.count - 1].bytes = run.bytes.lowerBound..<piece.bytes.upperBound
      } else {
        runs.append((piece.bytes, piece.isStrong))
      }
      last = piece
    }
    return runs
  }

  /// The place in the page of a part of the text: exact if the page has it byte for byte, else that of the pieces around.
  func source(of range: Range<Int>) -> SourceRange {
    let touched = pieces[pieceIndex(endingAfter: range.lowerBound)...].prefix {
      $0.bytes.lowerBound < range.upperBound
    }
    guard let first = touched.first, let last = touched.last, !range.isEmpty else {
      let end = sourceOffset(at: range.lowerBound)
      return SourceRange(end, end)
    }
    let start =
      first.isExact ? first.source.start + max(0, range.lowerBound - first.bytes.lowerBound) : first.source.start
    let end = last.isExact ? last.source.end - max(0, last.bytes.upperBound - range.upperBound) : last.source.end
    return SourceRange(start, end)
  }

  /// The place in the page of an offset; after the text, the end of its last piece.
  private func sourceOffset(at offset: Int) -> Int {
    let index = pieceIndex(endingAfter: offset)
    guard index < pieces.count else { return pieces.last?.source.end ?? block.start }
    let piece = pieces[index]
    return piece.isExact ? piece.source.start + max(0, offset - piece.bytes.lowerBound) : piece.source.end
  }

  /// The index of the first piece that ends after an offset; the number of pieces where there is none.
  private func pieceIndex(endingAfter offset: Int) -> Int {
    pieces.indices.partitioningIndex { pieces[$0].bytes.upperBound > offset }
  }
}
