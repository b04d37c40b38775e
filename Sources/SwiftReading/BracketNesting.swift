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
