import Diagnostics

/// Reads the declarations of a file of Objective-C, one after the other.
struct ObjectiveCReader {
  /// The file.
  let source: ObjectiveCSource
  /// The types in the order of the file.
  private(set) var types: [TypeDeclaration] = []
  /// The mentions in bodies.
  var scanner: MentionScanner
  /// The token at which reading goes on.
  var index = 0

  /// Creates a reader of a file.
  init(_ source: ObjectiveCSource) {
    self.source = source
    scanner = MentionScanner(source)
  }

  /// Reads the whole file.
  mutating func readAll() {
    while index < source.tokens.count {
      if source.kind(index) == .keyword {
        readKeyword()
      } else {
        _ = readCode(inType: false)
      }
    }
  }

  private mutating func readKeyword() {
    let isType = ["interface", "implementation", "protocol"].contains { source.is(index, $0) }
    guard isType, source.kind(index + 1) == .word else {
      index += 1
      return
    }
    if source.is(index, "protocol"), source.kind(index + 2) == .semicolon || source.kind(index + 2) == .comma {
      index += 3
    } else {
      readType()
    }
  }

  private mutating func readType() {
    let keyword = index
    let name = index + 1
    index += 2
    var head = TypeHead()
    switch source.text(keyword) {
    case "@protocol":
      head.kind = .protocol
      if source.kind(index) == .less { head.inherited += readNames() }
    case "@interface": readInterfaceHead(&head)
    default:
      head.kind = .extension
      if source.kind(index) == .openParenthesis { index = source.after(index) }
      if source.kind(index) == .colon { index += 2 }
    }
    let headEnd = source.range(min(index, source.tokens.count) - 1).end
    if source.kind(index) == .openBrace { index = source.after(index) }
    let members = readMembers(of: head.kind, isImplementation: source.is(keyword, "implementation"))
    let body = SourceRange(headEnd, source.offset(index))
    var declaration = TypeDeclaration(
      head.kind, name: source.text(name), nameRange: source.range(name), body: body)
    declaration.inherited = head.inherited
    declaration.hasSuperclass = head.hasSuperclass
    declaration.isGeneric = head.isGeneric
    declaration.members = members.members
    declaration.hasUnknownMacro = members.hasUnknownMacro || source.hasInclude(in: body)
    types.append(declaration)
    if source.is(index, "end") { index += 1 }
  }

  /// The tokens between a type's name and its members.
  private struct TypeHead {
    var kind = TypeDeclaration.Kind.class
    var inherited: [TypeDeclaration.Reference] = []
    var hasSuperclass = false
    var isGeneric = false
  }

  private mutating func readInterfaceHead(_ head: inout TypeHead) {
    if source.kind(index) == .less {
      let start = index
      skipAngles()
      let isGeneric = source.kind(index) == .colon || source.kind(index) == .openParenthesis
      head.isGeneric = isGeneric
      if !isGeneric { index = start }
    }
    if source.kind(index) == .openParenthesis {
      head.kind = .extension
      index = source.after(index)
    } else if source.kind(index) == .colon, source.kind(index + 1) == .word {
      head.inherited = [TypeDeclaration.Reference(source.text(index + 1), source.range(index + 1))]
      head.hasSuperclass = true
      index += 2
      if source.kind(index) == .less {
        let start = index
        skipAngles()
        // Protocols, unless they follow or a pointer's type is among them.
        let isProtocols = !(start..<index).contains { source.kind($0) == .star } && source.kind(index) != .less
        if isProtocols { index = start }
      }
    }
    if source.kind(index) == .less { head.inherited += readNames() }
  }

  /// Reads the names between angles.
  private mutating func readNames() -> [TypeDeclaration.Reference] {
    let start = index
    skipAngles()
    return (start..<index).filter { source.kind($0) == .word }.map {
      TypeDeclaration.Reference(source.text($0), source.range($0))
    }
  }

  /// Skips from an angle to the one that closes it, at most to the end of the head.
  private mutating func skipAngles() {
    var depth = 0
    while let kind = source.kind(index), kind != .keyword, kind != .semicolon, kind != .openBrace {
      depth += kind == .less ? 1 : kind == .greater ? -1 : 0
      index += 1
      if depth == 0 { return }
    }
  }
}

/// Code of C: functions, variables, types; and macros.
extension ObjectiveCReader {
  /// Reads a declaration of C, or a token that begins none; returns `false` for what only a macro explains.
  mutating func readCode(inType: Bool) -> Bool {
    let first = index
    while inType, isHarmlessMacro(index) { skipMacro() }
    let start = index
    guard source.kind(start) == .word else {
      if start > first { return true }
      skipSign(inType: inType)
      return true
    }
    guard !inType || beginsDeclaration(start) else {
      skipMacro()
      if source.kind(index) == .openBrace { skipFunctionBody() }
      if source.kind(index) == .semicolon { index += 1 }
      return false
    }
    index += 1
    while let kind = source.kind(index) {
      switch kind {
      case .semicolon:
        index += 1
        return true
      case .keyword, .closeBrace: return !inType
      case .minus where inType && startsMethod(index), .plus where inType && startsMethod(index): return false
      case .equals:
        let end = source.terminators[index]
        scanner.scan((index + 1)..<end)
        index = end
      case .openBrace:
        if readBraces(from: start, inType: inType) { return true }
      default: index = source.after(index)
      }
    }
    return true
  }

  /// Returns `true` for the sign before a method.
  func startsMethod(_ index: Int) -> Bool {
    guard source.kind(index) == .minus || source.kind(index) == .plus else { return false }
    return source.kind(index + 1) == .openParenthesis || source.kind(index + 1) == .word
  }

  /// Reads the braces of a function or of a type of C; returns `true` at the declaration's end.
  private mutating func readBraces(from start: Int, inType: Bool) -> Bool {
    if !source.is(start, "typedef"), isFunctionBody(index) {
      skipFunctionBody()
      return true
    }
    if inType || source.is(start, "typedef") || source.is(start, "enum") {
      index = source.after(index)
      return false
    }
    // A type or a namespace of C++ may have functions.
    index += 1
    return true
  }

  /// Returns `true` for a brace after a list of parameters, but that of `NS_ENUM(NSInteger, X)`.
  private func isFunctionBody(_ brace: Int) -> Bool {
    guard source.kind(brace - 1) == .closeParenthesis else {
      return ["const", "noexcept", "override", "final"].contains { source.is(brace - 1, $0) }
    }
    guard let open = source.open(of: brace - 1), source.kind(open - 1) == .word else { return true }
    let name = source.text(open - 1)
    return !name.hasSuffix("_ENUM") && !name.hasSuffix("_OPTIONS")
  }

  private mutating func skipFunctionBody() {
    let open = index
    index = source.after(open)
    if let close = source.close(of: open) { scanner.scan((open + 1)..<close) }
  }

  private mutating func skipSign(inType: Bool) {
    let isBrace = source.kind(index) == .openBrace
    if isBrace, isFunctionBody(index) {
      skipFunctionBody()
    } else {
      index = isBrace && !inType ? index + 1 : min(source.after(index), source.tokens.count)
    }
  }

  /// Returns `true` where a word is the type, or a modifier of it, in a declaration of C.
  private func beginsDeclaration(_ index: Int) -> Bool {
    switch source.kind(index + 1) {
    case .word, .star, .ampersand, .less, .scope, .string: true
    case .openBrace: ["enum", "struct", "union", "class"].contains { source.is(index, $0) }
    default: false
    }
  }

  private mutating func skipMacro() {
    index += 1
    if source.kind(index) == .openParenthesis { index = source.after(index) }
  }

  /// Returns `true` for macros of the frameworks and the compiler, which declare nothing.
  private func isHarmlessMacro(_ index: Int) -> Bool {
    guard source.kind(index) == .word else { return false }
    let bytes = source.file.bytes[source.tokens[index].start..<source.tokens[index].end]
    return Self.harmlessPrefixes.contains { bytes.starts(with: $0.utf8) }
  }

  private static let harmlessPrefixes = [
    "NS_", "CF_", "CG_", "UI_", "UIKIT_", "API_", "OBJC_", "FOUNDATION_", "SWIFT_", "CLANG_", "_Pragma", "__", "IB_",
    "AVAILABLE_",
    "DEPRECATED_", "XCODE_",
  ]
}
