import Diagnostics
import Text

/// The tokens of a file of Objective-C, and what can be asked of each without reading on.
struct ObjectiveCSource {
  typealias Kind = ObjectiveCToken.Kind

  let file: SourceFile
  let conditions: BuildConditions
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

extension SourceOutline {
  /// Reads Objective-C source or a header as an app is built with it.
  ///
  /// Nothing is expanded, included or type-checked. Missed and never misread are:
  /// - Methods that a macro or an included file declares: `TypeDeclaration.hasUnknownMacro` says that there may be some.
  /// - What is in the body of a `#define`, in what a macro's arguments become, and in a method that such a macro begins.
  /// - Properties of `@synthesize` and of variables, and types behind `typedef` and `@compatibility_alias`.
  /// - A variable that is only read; selectors that are put together.
  ///
  /// Where `#if` asks for what is not known, all of its branches count, with the brackets that the first of them leaves open; heads
  /// of methods that share a body are members each. In other brackets that do not match, a mention may be longer than it is.
  package init(objectiveC file: SourceFile, under conditions: BuildConditions) {
    let source = ObjectiveCSource(file, under: conditions)
    var reader = ObjectiveCReader(source)
    reader.readAll()
    self.init(file, .objectiveC)
    conditionalCode = source.conditionalCode
    types = reader.types
    mentions = reader.scanner.mentions
  }
}

/// A string literal, or several that stand side by side and are one.
struct ObjectiveCString {
  /// The place of all of it.
  let range: SourceRange
  /// The place between the first and the last quote.
  let contents: SourceRange
  /// The value; an escape that stands for no character is left out.
  let value: String

  /// Reads a literal of parts.
  init(_ range: SourceRange, _ parts: [SourceRange], in file: SourceFile) {
    var value: [UInt8] = []
    var contents = range
    for (index, part) in parts.enumerated() {
      let inner = Self.inner(part, file.bytes)
      if index == 0 { contents.start = inner.start }
      contents = SourceRange(contents.start, inner.end)
      let isRaw = ![UInt8(ascii: "@"), UInt8(ascii: "\"")].contains(file.bytes[part.start])
      let bytes = file.bytes[inner.start..<inner.end]
      value += isRaw || !bytes.contains(UInt8(ascii: "\\")) ? Array(bytes) : Self.unescaped(bytes)
    }
    self.range = range
    self.contents = contents
    self.value = String(decoding: value, as: UTF8.self)
  }

  /// The place between a literal's quotes; between the parentheses of `R"mark(…)mark"`.
  private static func inner(_ part: SourceRange, _ bytes: [UInt8]) -> SourceRange {
    let quote = UInt8(ascii: "\"")
    var start = part.start
    while start < part.end, bytes[start] != quote { start += 1 }
    let isRaw = start > part.start && bytes[start - 1] == UInt8(ascii: "R")
    start = min(start + 1, part.end)
    var end = part.end
    if end > start, bytes[end - 1] == quote { end -= 1 }
    guard isRaw, let open = bytes[start..<end].firstIndex(of: UInt8(ascii: "(")) else { return SourceRange(start, end) }
    return SourceRange(open + 1, max(open + 1, end - (open - start) - 1))
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var value: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        value.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): value.append(0x0A)
      case UInt8(ascii: "t"): value.append(0x09)
      case UInt8(ascii: "r"): value.append(0x0D)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if escape == UInt8(ascii: "\r"), index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
        let length = escape == UInt8(ascii: "U") ? 8 : escape == UInt8(ascii: "u") ? 4 : 2
        let digits = bytes[index...].prefix(length).prefix { Self.digit($0) < 16 }
        index = digits.endIndex
        value += character(digits, radix: 16)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = bytes[(index - 1)...].prefix(3).prefix { Self.digit($0) < 8 }
        index = digits.endIndex
        value += character(digits, radix: 8)
      default: value.append(escape)
      }
    }
    return value
  }

  private static func character(_ digits: ArraySlice<UInt8>, radix: UInt32) -> [UInt8] {
    let number = digits.reduce(UInt32(0)) { $0 &* radix &+ UInt32(digit($1)) }
    return Unicode.Scalar(number).map { Array(String(Character($0)).utf8) } ?? []
  }

  /// The value of a digit; 16 for none.
  private static func digit(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: 16
    }
  }
}
