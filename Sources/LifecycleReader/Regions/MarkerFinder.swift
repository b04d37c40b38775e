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
