import Diagnostics
import Text

/// Splits Objective-C into tokens; what conditions leave out gives none.
struct ObjectiveCTokenizer {
  /// The branches of an `#if`.
  fileprivate struct Group {
    /// `true` where the code around it counts.
    let isOuterActive: Bool
    /// `true` after a branch that is certainly the one.
    var isDecided = false
    /// `true` after a condition that is not known.
    var isUnknown = false
    /// The branches that may be built.
    var branches: [SourceRange] = []
    /// The offset at which the branch begins that is read now; `nil` for one that is not built.
    var start: Int?
  }

  private let bytes: [UInt8]
  private let conditions: BuildConditions
  private var position = 0
  private var groups: [Group] = []
  private var isActive = true
  private var brackets = BracketMatcher()

  private(set) var tokens: [ObjectiveCToken] = []
  /// The partner of each bracket; -1 for a bracket without one, and for other tokens.
  private(set) var partners: [Int] = []
  /// The opening brackets of other branches of `#if` that are closed together with one, by that one.
  private(set) var twins: [Int: [Int]] = [:]
  /// The numbers of the tokens before which `#elif` or `#else` stand.
  private(set) var branchStarts: [Int] = []
  /// The code that is built under conditions that are not known.
  private(set) var conditionalCode: [ConditionalCode] = []
  /// The offsets of `#import` and `#include`.
  private(set) var includes: [Int] = []

  /// Splits a file.
  init(_ bytes: [UInt8], under conditions: BuildConditions) {
    self.bytes = bytes
    self.conditions = conditions
    tokens.reserveCapacity(bytes.count / 5)
    partners.reserveCapacity(bytes.count / 5)
    readAll()
    for twin in brackets.twinsFromLast where partners[twin.token] < 0 {
      partners[twin.token] = partners[twin.like]
      twins[twin.like, default: []].append(twin.token)
    }
  }

  private mutating func readAll() {
    var isLineStart = true
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isLineStart = true
        position += 1
      } else if byte.isASCIISpace || byte == UInt8(ascii: "\\") {
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "#"), isLineStart {
        readDirective()
      } else {
        isLineStart = false
        readToken(byte)
      }
    }
  }

  private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  private mutating func readToken(_ byte: UInt8) {
    let start = position
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(byte)
    case UInt8(ascii: "@") where next == UInt8(ascii: "\""):
      position += 1
      skipString(UInt8(ascii: "\""))
    case UInt8(ascii: "@") where next.isASCIILetter:
      position += 1
      skipWord()
      add(.keyword, start)
      return
    default:
      if byte.isASCIIDigit || byte == UInt8(ascii: ".") && next.isASCIIDigit {
        skipNumber()
        add(.number, start)
      } else if byte.isIdentifierPart {
        skipWord()
        let isRaw = position < bytes.count && bytes[position] == UInt8(ascii: "\"") && isRawPrefix(start)
        if isRaw { skipRawString() }
        add(isRaw ? .string : .word, start)
      } else {
        let pair = ObjectiveCToken.kind(of: byte, next)
        position += pair == nil ? 1 : 2
        add(pair ?? ObjectiveCToken.kind(of: byte), start)
      }
      return
    }
    add(byte == UInt8(ascii: "'") ? .character : .string, start)
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, _ start: Int) {
    guard isActive else { return }
    let index = tokens.count
    tokens.append(ObjectiveCToken(kind: kind, start: start, end: position))
    partners.append(-1)
    if kind.isOpening {
      brackets.open(kind, token: index)
    } else if kind.isClosing, let partner = brackets.close(kind) {
      partners[index] = partner
      partners[partner] = index
    } else if kind == .keyword, isOutermost(start) {
      brackets.reset()
    }
  }

  /// Returns `true` for a keyword that stands in no brackets.
  private func isOutermost(_ start: Int) -> Bool {
    ["interface", "implementation", "end"].contains { bytes[(start + 1)..<position].elementsEqual($0.utf8) }
  }
}

/// The bytes of one token, a comment or a directive.
extension ObjectiveCTokenizer {
  private mutating func skipWord() {
    while position < bytes.count, bytes[position].isIdentifierPart { position += 1 }
  }

  private mutating func skipNumber() {
    while position < bytes.count {
      let byte = bytes[position]
      let followsExponent = "eEpP".utf8.contains(bytes[position - (position > 0 ? 1 : 0)])
      let isSign = (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && followsExponent
      let isSeparator = byte == UInt8(ascii: "'") && next.isIdentifierPart
      guard byte.isIdentifierPart || byte == UInt8(ascii: ".") || isSign || isSeparator else { return }
      position += 1
    }
  }

  /// Skips a literal between quotes; without the second one, up to the end of the line.
  private mutating func skipString(_ quote: UInt8) {
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") && position + 1 < bytes.count ? 2 : 1
      if byte == quote { return }
      let isContinued = byte == UInt8(ascii: "\\") && bytes[position - 1] == UInt8(ascii: "\r")
      if isContinued, position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
    }
  }

  private func isRawPrefix(_ start: Int) -> Bool {
    ["R", "LR", "uR", "UR", "u8R"].contains { bytes[start..<position].elementsEqual($0.utf8) }
  }

  /// Skips `"mark(…)mark"` of C++, whose mark has at most 16 bytes; anything else as a usual literal.
  private mutating func skipRawString() {
    let mark = bytes[(position + 1)...].prefix(17).prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "\"") }
    guard mark.count <= 16, mark.endIndex < bytes.count, bytes[mark.endIndex] == UInt8(ascii: "(") else {
      return skipString(UInt8(ascii: "\""))
    }
    position = mark.endIndex
    while position < bytes.count {
      position += 1
      guard bytes[position - 1] == UInt8(ascii: ")"), bytes[position...].starts(with: mark) else { continue }
      let quote = position + mark.count
      guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { continue }
      position = quote + 1
      return
    }
  }

  private mutating func skipComment() {
    let isLine = next == UInt8(ascii: "/")
    position += 2
    while position < bytes.count {
      let byte = bytes[position]
      if isLine {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !followsBackslash { return }
      } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }

  /// `true` at a line end that a backslash takes away.
  private var followsBackslash: Bool {
    guard position > 0 else { return false }
    if bytes[position - 1] == UInt8(ascii: "\\") { return true }
    return bytes[position] == UInt8(ascii: "\n") && bytes[position - 1] == UInt8(ascii: "\r") && position > 1
      && bytes[position - 2] == UInt8(ascii: "\\")
  }

  /// Reads a line that begins with `#`, with those that continue it.
  private mutating func readDirective() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
      position += 1
    }
    let nameStart = position
    skipWord()
    let name = String(decoding: bytes[nameStart..<min(position, nameStart + 16)], as: UTF8.self)
    let text = readDirectiveText()
    switch name {
    case "if": beginGroup(PreprocessorCondition.value(of: text, under: conditions))
    case "ifdef": beginGroup(isDefined(text))
    case "ifndef": beginGroup(isDefined(text), isNegated: true)
    case "elif": beginBranch(PreprocessorCondition.value(of: text, under: conditions))
    case "elifdef", "elifndef": beginBranch(.unknown)
    case "else": beginBranch(.known(true))
    case "endif":
      guard var group = groups.popLast() else { break }
      group.endBranch(at: start)
      if group.isUnknown {
        conditionalCode.append(ConditionalCode(branches: group.branches, isExhaustive: group.isDecided))
      }
      if isActive { brackets.endBranch() }
      if group.isOuterActive { brackets.endGroup() }
      isActive = group.isOuterActive
    case "import", "include": if isActive { includes.append(start) }
    default: break
    }
  }

  /// The rest of a directive without comments and continuations.
  private mutating func readDirectiveText() -> [UInt8] {
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        guard followsBackslash else { break }
        position += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        text.append(UInt8(ascii: " "))
        skipComment()
      } else if byte == UInt8(ascii: "\"") {
        let start = position
        skipString(byte)
        text += bytes[start..<position]
      } else {
        if byte != UInt8(ascii: "\\") { text.append(byte) }
        position += 1
      }
    }
    return text
  }

  private func isDefined(_ text: [UInt8]) -> PreprocessorCondition.Value {
    PreprocessorCondition.value(
      ofDefined: String(String(decoding: text, as: UTF8.self).trimmingSpaces), under: conditions)
  }

  private mutating func beginGroup(_ value: PreprocessorCondition.Value, isNegated: Bool = false) {
    let isTrue = value.isTrue.map { $0 != isNegated }
    groups.append(Group(isOuterActive: isActive, isDecided: isTrue == true))
    if isActive { brackets.beginGroup() }
    isActive = isActive && isTrue != false
    noteBranch(value)
  }

  private mutating func beginBranch(_ value: PreprocessorCondition.Value) {
    guard let last = groups.indices.last else { return }
    branchStarts.append(tokens.count)
    if isActive { brackets.endBranch() }
    groups[last].endBranch(at: position)
    isActive = groups[last].isOuterActive && !groups[last].isDecided && value.isTrue != false
    if value.isTrue == true { groups[last].isDecided = true }
    noteBranch(value)
  }

  /// Begins a branch of the innermost group after its directive.
  private mutating func noteBranch(_ value: PreprocessorCondition.Value) {
    let last = groups.count - 1
    groups[last].start = isActive ? position : nil
    if isActive, case .unknown = value { groups[last].isUnknown = true }
  }
}

extension ObjectiveCTokenizer.Group {
  /// Ends the branch that is read now.
  fileprivate mutating func endBranch(at end: Int) {
    if let start { branches.append(SourceRange(start, end)) }
    start = nil
  }
}

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
