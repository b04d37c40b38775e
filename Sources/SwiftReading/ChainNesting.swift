import SwiftSyntax

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
