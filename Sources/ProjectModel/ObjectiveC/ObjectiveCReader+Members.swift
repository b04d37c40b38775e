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
    for twin in source.twins[end] ?? [] {
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
