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
