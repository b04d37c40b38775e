import Diagnostics

/// A method's head: `- (T)a:(U)b c:(V)d`.
struct MethodHead {
  /// A part of the selector with its argument.
  private struct Part {
    let label: Int?
    let colon: Int
    var type: Range<Int>?
    var name: Int?
  }

  private let start: Int
  private let nameIndex: Int
  private var type: Range<Int>?
  private var parts: [Part] = []
  /// The token that ends the head: a brace, a semicolon, or what belongs to neither.
  private(set) var end: Int

  /// Reads a head at its sign; `nil` where no name follows.
  init?(at start: Int, in source: ObjectiveCSource) {
    self.start = start
    var index = start + 1
    type = Self.readType(&index, source)
    while source.is(index, "__attribute__") { index = source.after(index + 1) }
    guard source.kind(index) == .word else { return nil }
    nameIndex = index
    end = index + 1
    if source.kind(index + 1) == .colon {
      while let part = Self.readPart(&index, source) { parts.append(part) }
      end = index
    }
    while let kind = source.kind(end), kind != .openBrace, kind != .closeBrace, kind != .semicolon, kind != .keyword,
      !Self.startsMethod(end, source)
    {
      end = source.after(end)
    }
  }

  private static func startsMethod(_ index: Int, _ source: ObjectiveCSource) -> Bool {
    (source.kind(index) == .minus || source.kind(index) == .plus) && source.kind(index + 1) == .openParenthesis
  }

  private static func readType(_ index: inout Int, _ source: ObjectiveCSource) -> Range<Int>? {
    guard source.kind(index) == .openParenthesis, let close = source.close(of: index) else { return nil }
    defer { index = close + 1 }
    return (index + 1)..<close
  }

  private static func readPart(_ index: inout Int, _ source: ObjectiveCSource) -> Part? {
    let hasLabel = source.kind(index) == .word
    let colon = hasLabel ? index + 1 : index
    guard source.kind(colon) == .colon else { return nil }
    var part = Part(label: hasLabel ? index : nil, colon: colon)
    index = colon + 1
    part.type = readType(&index, source)
    var last: Int?
    while source.kind(index) == .word, part.name == nil || source.kind(index + 1) != .colon {
      if source.kind(index + 1) == .openParenthesis {
        index = source.after(index + 1)
      } else {
        if part.name == nil, !source.isAttribute(index) { part.name = index }
        last = index
        index += 1
      }
    }
    part.name = part.name ?? last
    return part
  }

  /// The method that the head begins.
  func member(in source: ObjectiveCSource, body: Range<Int>?, end: Int) -> MemberDeclaration {
    let selector =
      parts.isEmpty
      ? source.text(nameIndex) : parts.map { ($0.label.map(source.text) ?? "") + ":" }.joined()
    var member = MemberDeclaration(
      .method, name: selector, nameRange: source.range(nameIndex), range: source.range(start..<end))
    member.selector = selector
    let type = type.map(source.spaced) ?? "id"
    member.type = type == "void" ? "" : type
    member.parameters = parts.map { part in
      let after = source.range(part.colon).end
      return MemberDeclaration.Parameter(
        label: part.label.map(source.text) ?? "",
        labelRange: part.label.map(source.range) ?? SourceRange(source.offset(part.colon), source.offset(part.colon)),
        name: part.name.map(source.text) ?? "", type: part.type.map(source.spaced) ?? "id",
        typeRange: part.type.map(source.range) ?? SourceRange(after, after))
    }
    if source.kind(start) == .plus { member.modifiers[.static] = source.range(start) }
    if let body {
      let isClosed = source.kind(body.upperBound) == .closeBrace
      let bodyEnd = isClosed ? source.offset(body.upperBound) : member.range.end
      member.body = SourceRange(source.range(body.lowerBound - 1).end, bodyEnd)
      member.isTrivial = source.isTrivial(body)
    }
    return member
  }
}

extension ObjectiveCSource {
  /// Returns `true` for a word that says something of a declaration and is no name: `__unused`, `NS_UNAVAILABLE`.
  func isAttribute(_ index: Int) -> Bool {
    let bytes = file.bytes[tokens[index].start..<tokens[index].end]
    let underscore = UInt8(ascii: "_")
    return bytes.starts(with: [underscore, underscore])
      || bytes.contains(underscore)
        && bytes.allSatisfy { $0 == underscore || $0.isASCIIDigit || (0x41...0x5A).contains($0) }
  }

  /// Returns `true` for a body that is empty, returns a literal, or calls nothing but `super`.
  func isTrivial(_ body: Range<Int>) -> Bool {
    var start = body.lowerBound
    let end = body.upperBound
    let returns = self.is(start, "return")
    if returns { start += 1 }
    let isEnd = start < end && kind(start) == .semicolon
    if start == end || isEnd && start + 1 == end { return true }
    let operand = kind(start) == .minus && kind(start + 1) == .number ? start + 1 : start
    guard kind(operand) != .openBracket else { return isCallOfSuper(operand, end) }
    let isLiteral =
      switch kind(operand) {
      case .number, .string, .character: true
      case .word: Self.literals.contains { self.is(operand, $0) }
      default: false
      }
    return returns && isLiteral && kind(operand + 1) == .semicolon && operand + 2 == end
  }

  private static let literals = ["YES", "NO", "nil", "Nil", "NULL", "nullptr", "true", "false", "TRUE", "FALSE"]

  private func isCallOfSuper(_ open: Int, _ end: Int) -> Bool {
    guard self.is(open + 1, "super"), let close = close(of: open), kind(close + 1) == .semicolon, close + 2 == end
    else { return false }
    return ((open + 1)..<close).allSatisfy { index in
      switch tokens[index].kind {
      case .openBracket, .openBrace: false
      case .openParenthesis: tokens[index - 1].kind != .word
      default: true
      }
    }
  }
}
