/// A word, literal or sign of Objective-C.
struct ObjectiveCToken {
  /// The kind of a token; signs that are never asked for are `other`.
  enum Kind: UInt8 {
    case word, number, character
    /// `"…"` or `@"…"`.
    case string
    /// A word after an at sign: `@interface`.
    case keyword
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case semicolon, comma, colon, question, dot, arrow, scope, equals, less, greater
    case star, caret, minus, plus, at, bang, ampersand, other

    /// `true` for `(`, `[` and `{`.
    var isOpening: Bool { self == .openParenthesis || self == .openBracket || self == .openBrace }

    /// `true` for `)`, `]` and `}`.
    var isClosing: Bool { self == .closeParenthesis || self == .closeBracket || self == .closeBrace }

    /// `true` for `.`, `->` and `::`, which a member's name follows.
    var isAccess: Bool { self == .dot || self == .arrow || self == .scope }
  }

  /// The kind.
  let kind: Kind
  /// The offset of the first byte.
  let start: Int
  /// The offset after the last byte.
  let end: Int

  /// The kind of a sign of one byte.
  static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "("): .openParenthesis
    case UInt8(ascii: ")"): .closeParenthesis
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "?"): .question
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "="): .equals
    case UInt8(ascii: "<"): .less
    case UInt8(ascii: ">"): .greater
    case UInt8(ascii: "*"): .star
    case UInt8(ascii: "^"): .caret
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "!"): .bang
    case UInt8(ascii: "&"): .ampersand
    default: .other
    }
  }

  /// The kind of a sign of two bytes; `nil` where the first is one alone, as both of `>>`, which may close type arguments.
  static func kind(of first: UInt8, _ second: UInt8) -> Kind? {
    switch (first, second) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): .arrow
    case (UInt8(ascii: ":"), UInt8(ascii: ":")): .scope
    case (UInt8(ascii: "+"), UInt8(ascii: "+")), (UInt8(ascii: "-"), UInt8(ascii: "-")),
      (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")):
      .other
    case (let first, UInt8(ascii: "=")): "=!<>+-*/%&|^".utf8.contains(first) ? .other : nil
    default: nil
    }
  }
}
