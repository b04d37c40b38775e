import Diagnostics
import Text

/// The tokens of a file of Objective-C, and what can be asked of each without reading on.
struct ObjectiveCSource {
  typealias Kind = ObjectiveCToken.Kind

  /// The file.
  let file: SourceFile
  /// The conditions of the build.
  let conditions: BuildConditions
  /// The tokens.
  let tokens: [ObjectiveCToken]
  /// The opening brackets of other branches that are closed together with one, by that one.
  let twins: [Int: [Int]]
  /// The code that is built under conditions that are not known.
  let conditionalCode: [ConditionalCode]
  private let branchStarts: [Int]
  private let includes: [Int]
  private let partners: [Int]
  /// For each token, the next `;`, `,` or closing bracket in the same brackets; the number of tokens for none.
  private(set) var terminators: [Int]
  /// For each token that an operand begins with, the operand's last token, with what is called or accessed of it.
  private(set) var operandEnds: [Int]

  /// Splits a file.
  init(_ file: SourceFile, under conditions: BuildConditions) {
    let tokenizer = ObjectiveCTokenizer(file.bytes, under: conditions)
    self.file = file
    self.conditions = conditions
    tokens = tokenizer.tokens
    partners = tokenizer.partners
    twins = tokenizer.twins
    conditionalCode = tokenizer.conditionalCode
    branchStarts = tokenizer.branchStarts
    includes = tokenizer.includes
    terminators = Array(repeating: tokens.count, count: tokens.count + 1)
    operandEnds = Array(tokens.indices)
    for index in tokens.indices.reversed() {
      let kind = tokens[index].kind
      let ends = kind == .semicolon || kind == .comma || kind.isClosing
      terminators[index] = ends ? index : terminators[after(index)]
      operandEnds[index] = operandEnd(at: index)
    }
  }

  /// The kind of a token; `nil` outside of the file.
  func kind(_ index: Int) -> Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// The closing bracket of an opening one; `nil` where there is none, and for other tokens.
  func close(of open: Int) -> Int? {
    guard tokens.indices.contains(open), tokens[open].kind.isOpening, partners[open] > open else { return nil }
    return partners[open]
  }

  /// The opening bracket of a closing one; `nil` where there is none, and for other tokens.
  func open(of close: Int) -> Int? {
    guard tokens[close].kind.isClosing, partners[close] >= 0 else { return nil }
    return partners[close]
  }

  /// The token after a token, or after the brackets that it opens.
  func after(_ index: Int) -> Int {
    (close(of: index) ?? index) + 1
  }

  /// The number of the first token of the branch of `#if` in which a token stands.
  func branchStart(of index: Int) -> Int {
    let following = branchStarts.indices.partitioningIndex { branchStarts[$0] > index }
    return following > 0 ? branchStarts[following - 1] : 0
  }

  /// Returns `true` if a range has an `#import`.
  func hasInclude(in range: SourceRange) -> Bool {
    let index = includes.indices.partitioningIndex { includes[$0] >= range.start }
    return index < includes.count && includes[index] < range.end
  }

  private func operandEnd(at index: Int) -> Int {
    switch tokens[index].kind {
    case .openParenthesis where isCast(index): operandEnds[after(index)]
    case .string where kind(index + 1) == .string: operandEnds[index + 1]
    case .star, .ampersand, .bang, .minus, .at, .caret:
      kind(index + 1).map { $0.isClosing ? index : operandEnds[index + 1] } ?? index
    default: operandEnd(after: after(index) - 1)
    }
  }

  private func operandEnd(after last: Int) -> Int {
    switch kind(last + 1) {
    case .dot, .arrow, .scope: kind(last + 2) == .word ? operandEnds[last + 2] : last
    case .openParenthesis, .openBracket: operandEnds[last + 1]
    default: last
    }
  }

  /// Returns `true` for the parenthesis of `(X *)x` and `(id<P>)x`: a pointer's type before an operand.
  func isCast(_ open: Int) -> Bool {
    guard let close = close(of: open), (2...24).contains(close - open) else { return false }
    switch kind(close + 1) {
    case .word, .string, .openBracket, .openParenthesis, .at, .keyword: break
    default: return false
    }
    guard let first = kind(open + 1), first == .word, !followsOperand(open) else { return false }
    var hasStar = false
    for index in (open + 1)..<close {
      switch tokens[index].kind {
      case .star: hasStar = true
      case .word: if hasStar, !isQualifier(index) { return false }
      case .less, .greater, .comma: if hasStar, tokens[index].kind == .less { return false }
      default: return false
      }
    }
    return hasStar || tokens[close - 1].kind == .greater && self.is(open + 1, "id")
  }

  /// Returns `true` for a word beside a type that is no name: `const`, `_Nonnull`, `__kindof`.
  func isQualifier(_ index: Int) -> Bool {
    file.bytes[tokens[index].start] == UInt8(ascii: "_")
      || Self.qualifiers.contains { self.is(index, $0) }
  }

  private static let qualifiers = ["const", "struct", "nonnull", "nullable", "null_unspecified", "volatile"]
  private static let statements = ["return", "else", "do", "in", "case", "throw", "co_return"]
  private static let conditionals = ["if", "while", "for", "switch", "synchronized"]

  /// Returns `true` after what can be called, accessed, or taken an element of.
  func followsOperand(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return switch tokens[index - 1].kind {
    case .word: !Self.statements.contains { self.is(index - 1, $0) }
    case .string, .closeBracket: true
    case .closeParenthesis, .closeBrace: isOperand(endingAt: index - 1)
    default: false
    }
  }

  private func isOperand(endingAt close: Int) -> Bool {
    guard let open = open(of: close), open > 0 else { return false }
    if tokens[close].kind == .closeBrace { return tokens[open - 1].kind == .at }
    // A cast is none.
    if tokens[close - 1].kind == .star || tokens[close - 1].kind == .greater { return false }
    return !Self.conditionals.contains { self.is(open - 1, $0) }
  }
}

/// The texts of tokens.
extension ObjectiveCSource {
  /// Returns `true` for a word of a text, or a keyword of one without its at sign.
  func `is`(_ index: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    let start = token.kind == .keyword ? token.start + 1 : token.start
    guard token.end - start == text.utf8.count else { return false }
    return file.bytes[start..<token.end].elementsEqual(text.utf8)
  }

  /// The text of a token.
  func text(_ index: Int) -> String { file[range(index)] }

  /// The place of a token.
  func range(_ index: Int) -> SourceRange { SourceRange(tokens[index].start, tokens[index].end) }

  /// The place of tokens; an empty one for none.
  func range(_ indices: Range<Int>) -> SourceRange {
    guard let last = indices.last else { return SourceRange(offset(indices.lowerBound), offset(indices.lowerBound)) }
    return SourceRange(tokens[indices.lowerBound].start, tokens[last].end)
  }

  /// The offset at which a token begins; for no token the end of the file.
  func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].start : file.bytes.count
  }

  /// The text of tokens as the source has it, up to 200 bytes.
  func clipped(_ indices: Range<Int>) -> String {
    file[clipped(range(indices))]
  }

  /// The text of tokens without white space, up to 400 bytes.
  func compact(_ indices: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for index in indices {
      guard bytes.count < Self.longest else { break }
      let range = clipped(range(index))
      bytes += file.bytes[range.start..<range.end]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func clipped(_ range: SourceRange) -> SourceRange {
    guard range.end - range.start > Self.longest else { return range }
    var end = range.start + Self.longest
    while end > range.start, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return SourceRange(range.start, end)
  }

  /// The text of tokens with single spaces where there is white space.
  func spaced(_ indices: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for index in indices {
      if index > indices.lowerBound, tokens[index - 1].end < tokens[index].start { bytes.append(UInt8(ascii: " ")) }
      bytes += file.bytes[tokens[index].start..<tokens[index].end]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let longest = 200
}
