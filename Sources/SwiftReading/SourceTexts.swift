import Diagnostics
import SwiftSyntax

/// The texts of a file's nodes.
struct SourceTexts {
  /// The number of bytes of an argument's text, of the text before a dot.
  static let limit = 200

  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
  }

  /// The text of a node as the source has it, up to the limit.
  func beginning(of node: some SyntaxProtocol) -> String { beginning(of: node.textRange) }

  /// The text of a range as the source has it, up to the limit.
  func beginning(of range: SourceRange) -> String {
    var end = min(range.end, range.start + Self.limit)
    guard end < range.end else { return file[range] }
    while end > range.start, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return file[SourceRange(range.start, end)]
  }

  /// The text of a node, blanks and comments reduced to single spaces.
  func spaced(_ node: some SyntaxProtocol, through last: TokenSyntax? = nil) -> String {
    let range = SourceRange(node.textStart, (last?.textRange ?? node.textRange).end)
    if !hasBlanks(range) { return file[range] }
    var text = ""
    var end: Int?
    func append(_ token: TokenSyntax) {
      let range = token.textRange
      if let end, range.start > end { text += " " }
      text += file[range]
      end = range.end
    }
    node.forEachLeaf { leaf in
      leaf.as(TokenSyntax.self).map(append)
      return true
    }
    last.map(append)
    return text
  }

  /// The text of an expression without white space, `?`, `!` and the content of closures, up to the limit.
  ///
  /// A space stays between words: `(UIApplication.shared.delegate as AppDelegate)`.
  func compact(_ node: some SyntaxProtocol) -> String {
    let range = node.textRange
    if range.end - range.start <= Self.limit, isCompact(range) { return file[range] }
    var text: [UInt8] = []
    func append(_ bytes: some Sequence<UInt8>) {
      for (index, byte) in bytes.enumerated() {
        if index == 0, let last = text.last, last.isWordByte, byte.isWordByte { text.append(UInt8(ascii: " ")) }
        text.append(byte)
      }
    }
    node.forEachLeaf(isLeaf: { $0.is(ClosureExprSyntax.self) }) { leaf in
      guard let token = leaf.as(TokenSyntax.self) else {
        append("{}".utf8)
        return text.count <= Self.limit
      }
      if token.tokenKind != .postfixQuestionMark, token.tokenKind != .exclamationMark {
        let range = token.textRange
        append(file.bytes[range.start..<min(range.end, range.start + Self.limit + 1)])
      }
      return text.count <= Self.limit
    }
    return Self.limited(text)
  }

  /// The beginning of bytes as text, up to the limit.
  static func limited(_ bytes: [UInt8]) -> String {
    guard bytes.count > limit else { return String(decoding: bytes, as: UTF8.self) }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private func isCompact(_ range: SourceRange) -> Bool {
    file.bytes[range.start..<range.end].allSatisfy { byte in
      byte.isWordByte || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
    }
  }

  /// Returns `true` if there may be anything but single spaces between the tokens of a range.
  private func hasBlanks(_ range: SourceRange) -> Bool {
    var previous: UInt8 = 0
    for byte in file.bytes[range.start..<range.end] {
      if byte < 0x20 || byte == UInt8(ascii: "/") || byte == 0x20 && previous == 0x20 { return true }
      previous = byte
    }
    return false
  }
}

extension UInt8 {
  /// `true` for a byte of identifiers.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
