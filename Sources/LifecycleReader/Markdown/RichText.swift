import Diagnostics
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

    /// Its kind.
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
        guard document.literal(of: node).lowercased().hasPrefix("<br") else { continue }
        piece.kind = .lineBreak
        append(CollectionOfOne(0x0A), piece)
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
