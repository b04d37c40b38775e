import SwiftParser
import SwiftSyntax

/// The nesting of the brackets in Swift source.
///
/// SwiftParser looks ahead for types without a limit: it parses the content of square brackets twice, and of an attribute's
/// angle brackets too, so that each nested one doubles the time; angle brackets exhaust the stack. So do words that nest
/// without brackets (`ChainNesting`).
package struct BracketNesting {
  private enum Bracket {
    case round, square, curly, angle
    /// The angle brackets of an attribute: `@Box<Int>`.
    case attribute

    /// `true` where the parser tries its content twice.
    var isTriedTwice: Bool { self == .square || self == .attribute }
  }

  /// The number of brackets that may be open at once: the limit at which a release build of SwiftParser gives up.
  private static let depthLimit = 256
  /// The depth up to which nested brackets that are tried twice are read, however many there are side by side.
  private static let ordinaryDepth = 4
  /// The number of trials that deeper nesting may cost in all: a tenth of a second. 14 nested brackets are too many.
  private static let trialLimit = 1 << 14

  private var open: [Bracket] = []
  private var chains = ChainNesting()
  private var depthOfTrials = 0
  private var trials = 0
  /// `true` after an `@`, up to the next bracket or operator.
  private var followsAttribute = false

  /// What parsing came to.
  package enum Outcome {
    case tree(SourceFileSyntax)
    /// Something is nested too deeply to be parsed: an offset in bytes.
    case tooDeep(at: Int)
  }

  /// Parses Swift source, unless that could take minutes, gigabytes or the stack.
  package static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    if let offset = StringNesting.excess(in: bytes) ?? excess(in: bytes) { return .tooDeep(at: offset) }
    return .tree(Parser.parse(source: bytes))
  }

  /// The offset of the first opening bracket that is nested too deeply; `nil` for none.
  private static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var nesting = BracketNesting()
    // The tokens are in a tree of nothing else: the parser is made to give up at once.
    return Parser.parse(source: bytes, maximumNestingLevel: -1).tokens(viewMode: .all).first { token in
      let kind = token.tokenKind
      nesting.take(kind)
      nesting.chains.take(kind)
      return nesting.isTooDeep
    }?.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private var isTooDeep: Bool { open.count + chains.depth > Self.depthLimit || trials > Self.trialLimit }

  private mutating func take(_ token: TokenKind) {
    switch token {
    case .leftParen: enter(.round)
    case .leftSquare: enter(.square)
    case .leftBrace:
      leaveAngles()
      enter(.curly)
    case .rightParen: leave(.round)
    case .rightSquare: leave(.square)
    case .rightBrace: leave(.curly)
    case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): take(operator: text)
    case .equal, .semicolon, .stringQuote, .multilineStringQuote: leaveAngles()
    case .atSign: followsAttribute = true
    default: break
    }
  }

  private mutating func take(operator text: String) {
    if text.utf8.first == UInt8(ascii: "<") { return enter(followsAttribute ? .attribute : .angle) }
    followsAttribute = false
    let closing = text.utf8.prefix { $0 == UInt8(ascii: ">") }
    if closing.isEmpty, !["&", "-", "~"].contains(text) { return leaveAngles() }
    for _ in closing { leaveAngle() }
  }

  private mutating func enter(_ bracket: Bracket) {
    open.append(bracket)
    followsAttribute = false
    guard bracket.isTriedTwice else { return }
    depthOfTrials += 1
    if depthOfTrials > Self.ordinaryDepth { trials += 1 << min(depthOfTrials, 30) }
  }

  /// Closes a bracket; one that does not match closes nothing, as the parser may not take it for the end either.
  private mutating func leave(_ bracket: Bracket) {
    followsAttribute = false
    leaveAngles()
    if open.last == bracket { leaveLast() }
  }

  /// Closes all presumed angle brackets: they are comparisons, or wrong.
  private mutating func leaveAngles() {
    while open.last == .angle || open.last == .attribute { leaveLast() }
  }

  private mutating func leaveAngle() {
    if open.last == .angle || open.last == .attribute { leaveLast() }
  }

  private mutating func leaveLast() {
    if open.removeLast().isTriedTwice { depthOfTrials -= 1 }
  }
}

/// The nesting of words that stand before what they nest, without brackets: `try try a`, `if a {} else if b {}`, `A -> B -> C`,
/// `#if`. SwiftParser follows them by recursion without a limit.
struct ChainNesting {
  /// The links of a chain that is not closed yet.
  private struct Links {
    /// All.
    var count = 0
    /// Those after which a comma nests too: `if a, if b`.
    var conditions = 0
  }

  /// The number of links that are open at once.
  var depth: Int { links.count + directives }

  private var links = Links()
  /// The links before each open bracket.
  private var outer: [Links] = []
  private var directives = 0
  /// `true` after a token that may end an expression.
  private var followsEnd = false

  mutating func take(_ token: TokenKind) {
    switch token {
    case .leftParen, .leftSquare, .leftBrace:
      outer.append(links)
      followsEnd = false
    case .rightParen, .rightSquare, .rightBrace:
      links = outer.popLast() ?? Links()
      followsEnd = true
    case .poundIf:
      directives += 1
      startStatement()
    case .poundEndif:
      directives = max(0, directives - 1)
      startStatement()
    case .semicolon: startStatement()
    case .comma:
      followsEnd = false
      if links.conditions == (outer.last?.conditions ?? 0) { startStatement() }
    case .arrow, .infixQuestionMark: link()
    case .keyword(let keyword): take(keyword)
    case .identifier(let name): take(name)
    case .wildcard, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .regexSlash, .postfixQuestionMark, .exclamationMark, .postfixOperator:
      followsEnd = true
    case .atSign, .pound, .poundElse, .poundElseif:
      if followsEnd { startStatement() }
    // The one that closes a literal follows its end.
    case .rawStringPoundDelimiter, .regexPoundDelimiter: break
    default: followsEnd = false
    }
  }

  private mutating func take(_ keyword: Keyword) {
    switch keyword {
    case .else:
      links.conditions += 1
      link()
    case .if, .switch:
      if followsEnd { startStatement() }
      links.conditions += 1
      link()
    case .try, .repeat, .let, .var, .inout:
      if followsEnd { startStatement() }
      link()
    case .as, .is, .in, .where, .throws, .rethrows: followsEnd = false
    default:
      if followsEnd { startStatement() }
      followsEnd = true
    }
  }

  /// Takes an identifier, which may be a word that is one of the language only in its place.
  private mutating func take(_ name: String) {
    if followsEnd { startStatement() }
    switch name {
    case "await", "borrow", "borrowing", "consume", "consuming", "copy", "each", "sending", "unsafe", "_borrow",
      "_move",
      "any", "some":
      link()
    default: followsEnd = true
    }
  }

  private mutating func link() {
    links.count += 1
    followsEnd = false
  }

  /// Closes the chain in the innermost bracket.
  private mutating func startStatement() {
    links = outer.last ?? Links()
    followsEnd = false
  }
}

/// The nesting of interpolations in the string literals of Swift source, and its runs of `#`.
///
/// SwiftParser's lexer copies its state for each interpolation that is open: memory grows with the square of their number, so that
/// 20,000 (`"\("\("\(`, 60 kB) take 10 GB. At each `#` that opens no string it looks at the rest of the run. Both are counted
/// in the bytes, before the lexer sees them; a literal of a regular expression is taken for operators, and a quote in it for a
/// string that ends with its line.
struct StringNesting {
  /// The number of interpolations that may be open at once, in strings of any kind.
  private static let depthLimit = 128
  /// The number of `#` that may follow each other.
  private static let hashLimit = 256

  /// A string literal that is open, or an interpolation in it.
  private struct Literal {
    /// The `#` around it.
    let hashes: Int
    /// `true` between three quotes.
    let isMultiline: Bool
    /// The round brackets that are open in its interpolation, with its own; 0 in its text.
    var brackets = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [Literal] = []

  /// The offset at which interpolations are nested too deeply, or a run of `#` is too long; `nil` for neither.
  static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var nesting = StringNesting(bytes: bytes)
    return nesting.excess()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func excess() -> Int? {
    while index < bytes.count {
      let start = index
      if let literal = open.last, literal.brackets == 0 {
        takeText(of: literal)
      } else if takeCode() > Self.hashLimit {
        return start
      }
      if open.count > Self.depthLimit { return start }
    }
    return nil
  }

  /// Takes one byte, comment or delimiter outside of texts; returns the number of `#` that it was.
  private mutating func takeCode() -> Int {
    switch bytes[index] {
    case UInt8(ascii: "/") where follows("//"): skipLine()
    case UInt8(ascii: "/") where follows("/*"): skipComment()
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"):
      let count = count(of: "#")
      index += count
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { openString(hashes: count) }
      return count
    case UInt8(ascii: "("):
      if !open.isEmpty { open[open.count - 1].brackets += 1 }
      index += 1
    case UInt8(ascii: ")"):
      if !open.isEmpty { open[open.count - 1].brackets -= 1 }
      index += 1
    default: index += 1
    }
    return 0
  }

  private mutating func openString(hashes: Int) {
    let isMultiline = follows("\"\"\"")
    index += isMultiline ? 3 : 1
    open.append(Literal(hashes: hashes, isMultiline: isMultiline))
  }

  /// Takes one byte, escape or delimiter of a string's text.
  private mutating func takeText(of literal: Literal) {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      index += 1
      guard count(of: "#") >= literal.hashes else { return }
      index += literal.hashes
      guard index < bytes.count else { return }
      // A line end after a backslash ends the string, unless it has three quotes.
      if bytes[index] == UInt8(ascii: "\n"), !literal.isMultiline { return }
      if bytes[index] == UInt8(ascii: "(") { open[open.count - 1].brackets = 1 }
      index += 1
    case UInt8(ascii: "\n") where !literal.isMultiline:
      open.removeLast()
      index += 1
    case UInt8(ascii: "\"") where !literal.isMultiline || follows("\"\"\""):
      index += literal.isMultiline ? 3 : 1
      guard count(of: "#") >= literal.hashes else { return }
      index += literal.hashes
      open.removeLast()
    default: index += 1
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        index += 2
      } else if follows("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// The number of times that a character stands at the index.
  private func count(of character: Unicode.Scalar) -> Int {
    bytes[index...].prefix { $0 == UInt8(ascii: character) }.count
  }

  private func follows(_ text: StaticString) -> Bool {
    index + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }
}
