import Diagnostics

/// The members of a type.
extension ObjectiveCReader {
  /// Reads up to `@end`, or to the next type where it is missing.
  mutating func readMembers(
    of kind: TypeDeclaration.Kind, isImplementation: Bool
  ) -> (members: [MemberDeclaration], hasUnknownMacro: Bool) {
    var members: [MemberDeclaration] = []
    var hasUnknownMacro = false
    var optional: SourceRange?
    while index < source.tokens.count {
      let first = members.count
      if source.kind(index) == .keyword {
        guard !endsMembers(index) else { break }
        if source.is(index, "optional") || source.is(index, "required") {
          optional = source.is(index, "optional") ? source.range(index) : nil
          index += 1
        } else if source.is(index, "property") {
          members += readProperties()
        } else {
          skipStatement()
        }
      } else if startsMethod(index) {
        let methods = readMethods(isImplementation: isImplementation)
        if isImplementation || kind == .protocol { members += methods }
      } else if !readCode(inType: true) {
        hasUnknownMacro = true
      }
      if let optional { for index in members[first...].indices { members[index].modifiers[.optional] = optional } }
    }
    return (members, hasUnknownMacro)
  }

  private func endsMembers(_ index: Int) -> Bool {
    if source.is(index, "end") || source.is(index, "interface") || source.is(index, "implementation") { return true }
    return source.is(index, "protocol") && source.kind(index + 1) == .word
      && source.kind(index + 2) != .semicolon && source.kind(index + 2) != .comma
  }

  /// Skips `@synthesize`, `@class` and the like.
  private mutating func skipStatement() {
    index += 1
    while let kind = source.kind(index), kind != .keyword, !startsMethod(index) {
      index = source.after(index)
      if kind == .semicolon { return }
    }
  }

  /// Reads a method, and those that share its body in other branches of `#if`.
  private mutating func readMethods(isImplementation: Bool) -> [MemberDeclaration] {
    let start = index
    guard let head = MethodHead(at: start, in: source) else {
      index += 1
      return []
    }
    var end = head.end
    if isImplementation, source.kind(end) == .semicolon, source.kind(end + 1) == .openBrace { end += 1 }
    guard source.kind(end) == .openBrace else {
      let isPrototype = source.kind(end) == .semicolon
      index = isPrototype ? end + 1 : end
      return isPrototype && isImplementation ? [] : [head.member(in: source, body: nil, end: index)]
    }
    let close = source.close(of: end) ?? bodyEnd(from: end + 1)
    scanner.scan((end + 1)..<close)
    index = source.close(of: end) == nil ? close : close + 1
    var members = [head.member(in: source, body: (end + 1)..<close, end: index)]
    // A body without end may end before the other branch, whose method is then read for itself.
    for twin in source.twins[end] ?? [] where twin < close {
      guard let start = (source.branchStart(of: twin)..<twin).first(where: startsMethod),
        let other = MethodHead(at: start, in: source), other.end == twin
      else { continue }
      let member = other.member(in: source, body: (twin + 1)..<max(twin + 1, close), end: index)
      if members.allSatisfy({ $0.name != member.name }) { members.append(member) }
    }
    return members
  }

  /// The end of a body without closing brace: the next method at the beginning of a line, or the end of the type.
  private func bodyEnd(from start: Int) -> Int {
    var end = start
    while let kind = source.kind(end) {
      if kind == .keyword, endsMembers(end) { break }
      let offset = source.offset(end)
      if startsMethod(end), source.file.bytes[offset - 1] == UInt8(ascii: "\n") { break }
      end += 1
    }
    return end
  }
}

/// `@property` with its names and types.
extension ObjectiveCReader {
  mutating func readProperties() -> [MemberDeclaration] {
    let start = index
    index += 1
    var modifier: Int?
    if source.kind(index) == .openParenthesis, let close = source.close(of: index) {
      modifier = (index..<close).first { source.is($0, "class") }
      index = close + 1
    }
    let declarators = readDeclarators()
    guard let first = declarators.first else { return [] }
    // Nobody's type is longer, and each of the properties has it.
    let shared = (first.tokens.lowerBound..<first.name).prefix(32).prefix { source.kind($0) != .star }
    return declarators.map { declarator in
      let name = declarator.name
      var member = MemberDeclaration(
        .property, name: source.text(name), nameRange: source.range(name), range: source.range(start..<index))
      member.type = typeText(declarator)
      if declarator.tokens != first.tokens {
        member.type = source.spaced(shared) + (member.type.isEmpty ? "" : " " + member.type)
      }
      if let modifier { member.modifiers[.static] = source.range(modifier) }
      return member
    }
  }

  /// The tokens between two commas of a declaration.
  private struct Declarator {
    let tokens: Range<Int>
    let name: Int
    /// `true` for `(^name)` and `(*name)`.
    let isEnclosed: Bool
  }

  /// Reads up to the semicolon.
  private mutating func readDeclarators() -> [Declarator] {
    var declarators: [Declarator] = []
    var start = index
    var angles = 0
    var hasEnded = false
    while !hasEnded, let kind = source.kind(index), kind != .keyword, kind != .closeBrace, !startsMethod(index) {
      hasEnded = kind == .semicolon
      angles += kind == .less ? 1 : kind == .greater ? -1 : 0
      if hasEnded || kind == .comma && angles <= 0 {
        if let declarator = declarator(start..<index) { declarators.append(declarator) }
        start = index + 1
      }
      index = source.after(index)
    }
    if !hasEnded, let declarator = declarator(start..<index) { declarators.append(declarator) }
    return declarators
  }

  /// The declarator of tokens: its name is in `(^name)` or `(*name)`, else the last word that is no attribute.
  private func declarator(_ tokens: Range<Int>) -> Declarator? {
    var name: Int?
    var attribute: Int?
    var (angles, words) = (0, 0)
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      switch source.tokens[index].kind {
      case .openParenthesis where source.kind(index + 1) == .caret || source.kind(index + 1) == .star:
        let name = ((index + 1)..<source.after(index)).last { source.kind($0) == .word }
        return name.map { Declarator(tokens: tokens, name: $0, isEnclosed: true) }
      case .less: angles += 1
      case .greater: angles -= 1
      case .word where angles <= 0 && source.kind(index + 1) != .openParenthesis:
        words += 1
        if source.isAttribute(index) { attribute = index } else { name = index }
      default: break
      }
      index = source.after(index)
    }
    // `int MAX_SIZE` has a name.
    if words == 2, let attribute { name = attribute }
    return name.map { Declarator(tokens: tokens, name: $0, isEnclosed: false) }
  }

  /// The type's text without the name and the words of Interface Builder.
  private func typeText(_ declarator: Declarator) -> String {
    var start = declarator.tokens.lowerBound
    while source.is(start, "IBOutlet") || source.is(start, "IBInspectable") { start += 1 }
    let before = source.spaced(start..<max(start, declarator.name))
    return declarator.isEnclosed ? before + source.spaced((declarator.name + 1)..<declarator.tokens.upperBound) : before
  }
}

/// A method's head: `- (T)a:(U)b c:(V)d`, whose selector is `a:c:`.
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
