import Diagnostics
import Text

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
