import Diagnostics

/// A name with what follows it in an item, heading or cell: `**Active** (initial): in front.`
struct NamedEntry: Sendable {
  /// The name.
  let name: String
  /// `true` where the name is a code span.
  let isCode: Bool
  /// The name's place in the page.
  let range: SourceRange
  /// The name's place in the text.
  let bytes: Range<Int>

  /// Finds the name that a text begins with: its first code span, bold or italic words with nothing but symbols before
  /// them, else the text before a parenthesis, a colon, a dash or the line's end; `nil` where there is none.
  ///
  /// Of a callback's name outside code, parentheses right after it are a part.
  init?(_ text: RichText, isCallback: Bool = false) {
    if let styled = Self.styledName(of: text) {
      bytes = styled.range
      isCode = styled.isCode
    } else {
      bytes = Self.plainName(of: text, from: isCallback ? Self.endOfArguments(in: text) : 0)
      isCode = false
    }
    guard !bytes.isEmpty else { return nil }
    name = text[bytes]
    range = text.source(of: bytes)
  }

  /// `true` where the name is one word with parentheses right after it: `didLoad(_:)`.
  var looksLikeCall: Bool {
    name.hasSuffix(")") && name.prefix { $0 != "(" }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      && name.first != "("
  }

  private static func styledName(of text: RichText) -> (range: Range<Int>, isCode: Bool)? {
    let isName = { (piece: RichText.Piece) in piece.kind == .code || piece.isStrong || piece.isEmphasis }
    guard let first = text.pieces.first(where: isName),
      !text[0..<first.bytes.lowerBound].contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    // `**Active:** in front` means the same as `**Active**: in front`.
    guard first.kind != .code, let run = text.styledRuns.first else { return (first.bytes, true) }
    return (text.trimmed(text.withoutColon(run.bytes)), false)
  }

  /// The offset after the parentheses of `scene(_:willConnectTo:options:)`; 0 where no name has any.
  private static func endOfArguments(in text: RichText) -> Int {
    let opening = text.places(of: .openParenthesis, in: text.fullRange).first?.lowerBound ?? 0
    guard opening > 0, text.bytes[opening - 1] > 0x20 else { return 0 }
    return text.parenthesis(in: opening..<text.bytes.count)?.end ?? 0
  }

  /// The words up to a mark or a line end; marks before `start` do not count.
  private static func plainName(of text: RichText, from start: Int) -> Range<Int> {
    var end = text.bytes.count
    for mark in [RichText.Mark.openParenthesis, .colon] {
      end = min(end, text.places(of: mark, in: start..<max(start, end)).first?.lowerBound ?? end)
    }
    if let lineEnd = text.pieces.first(where: { $0.kind == .softBreak || $0.kind == .lineBreak }) {
      end = min(end, lineEnd.bytes.lowerBound)
    }
    for dash in [" - ", " – ", " — "] {
      end = min(end, text.bytes[..<end].firstRange(of: Array(dash.utf8))?.lowerBound ?? end)
    }
    if let bracket = text.bytes[..<end].firstRange(of: Array(" [".utf8))?.lowerBound,
      text.attributesInBrackets(at: bracket + 1, before: text.bytes.count) != nil
    {
      end = bracket
    }
    return text.trimmed(0..<end)
  }
}
