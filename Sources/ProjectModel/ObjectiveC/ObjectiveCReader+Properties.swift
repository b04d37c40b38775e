import Diagnostics

/// `@property` with its names and types.
extension ObjectiveCReader {
  /// Reads a declaration of properties.
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
