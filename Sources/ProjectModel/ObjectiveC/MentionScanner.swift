import Diagnostics

/// Finds what functions, methods and initial values mention, token by token from the first to the last.
struct MentionScanner {
  private let source: ObjectiveCSource
  /// For each token that an operand ends with, the token that it begins with.
  private var starts: [Int]
  /// The messages whose names are still to come, by the first word of the name.
  private var messages: [Int: MessageSend] = [:]
  /// The ends of branches that only run before iOS 13, by their first tokens.
  private var legacyEnds: [Int: Int] = [:]
  private var legacyEnd = 0
  /// The end of a condition's tokens, in which code asks if something is there.
  private var conditionEnd = 0

  /// The mentions in the order of their names.
  private(set) var mentions: [Mention] = []

  /// Creates a scanner of a file.
  init(_ source: ObjectiveCSource) {
    self.source = source
    starts = Array(source.tokens.indices)
  }

  /// Finds what tokens mention; each range is asked for once, in the order of the file.
  mutating func scan(_ indices: Range<Int>) {
    for index in indices {
      legacyEnd = max(legacyEnd, legacyEnds[index] ?? 0)
      switch source.tokens[index].kind {
      case .word: visitWord(index)
      case .keyword where source.is(index, "selector"): visitSelector(index)
      case .string: visitString(index)
      case .openBracket: visitBracket(index)
      case .openParenthesis:
        if source.isCast(index) { addCast(index) }
        if index > indices.lowerBound, source.kind(index - 1) != .string, source.followsOperand(index) {
          starts[index] = starts[index - 1]
        }
      case .openBrace:
        if index > indices.lowerBound, source.kind(index - 1) == .at { starts[index] = index - 1 }
      case .closeParenthesis, .closeBracket, .closeBrace:
        if let open = source.open(of: index) { starts[index] = starts[open] }
      default: break
      }
    }
  }

  private mutating func add(_ mention: Mention, _ index: Int, arguments: [Range<Int>] = []) {
    var mention = mention
    mention.isLegacy = index < legacyEnd
    mention.isTested = index < conditionEnd
    mention.arguments = arguments.map(source.clipped)
    mentions.append(mention)
  }
}

/// Words: members, functions, variables.
extension MentionScanner {
  private mutating func visitWord(_ index: Int) {
    if let message = messages.removeValue(forKey: index) {
      starts[index] = index
      return add(mention(of: message), index, arguments: message.arguments)
    }
    var base: Range<Int>?
    if index >= 2, source.tokens[index - 1].kind.isAccess, source.followsOperand(index - 1) {
      starts[index] = starts[index - 2]
      base = starts[index]..<(index - 1)
    }
    switch source.kind(index + 1) {
    case .openParenthesis: addCall(index, base)
    case .equals: addAssignment(index, base)
    default:
      if let base { addAccess(index, base) }
    }
  }

  private func mention(_ kind: Mention.Kind, _ index: Int, _ base: Range<Int>?, through last: Int) -> Mention {
    Mention(
      kind, base: base.map(source.compact) ?? "", name: source.text(index),
      range: source.range((base?.lowerBound ?? index)..<(max(last, index) + 1)), nameRange: source.range(index))
  }

  private static let statements: Set = ["if", "while", "for", "switch", "return", "sizeof", "catch", "typeof"]

  private mutating func addCall(_ index: Int, _ base: Range<Int>?) {
    let open = index + 1
    if base == nil, Self.statements.contains(source.text(index)) {
      if source.is(index, "if") { findLegacy(index) }
      if source.is(index, "if") || source.is(index, "while") { conditionEnd = max(conditionEnd, source.after(open)) }
      return
    }
    guard let close = source.close(of: open), !source.text(index).hasPrefix("__") || base != nil else { return }
    // Neither `^T(int a) {…}` is a call, nor `void (^block)(int)`.
    let hasDeclarator = source.kind(open + 1) == .caret || source.kind(open + 1) == .star
    if source.kind(index - 1) == .caret { return }
    if hasDeclarator, close - open <= 4, source.kind(close + 1) == .openParenthesis { return }
    add(mention(.call, index, base, through: close), index, arguments: source.parts(of: (open + 1)..<close))
  }

  private mutating func addAssignment(_ index: Int, _ base: Range<Int>?) {
    let value = (index + 2)..<source.terminators[index + 2]
    add(mention(.assignment, index, base, through: value.upperBound - 1), index, arguments: [value])
  }

  private mutating func addAccess(_ index: Int, _ base: Range<Int>) {
    if source.is(index, "class"), base.count == 1, source.isTypeName(base.lowerBound) {
      add(type(base.lowerBound, in: base.lowerBound..<(index + 1)), index)
    } else {
      add(mention(.access, index, base, through: index), index)
    }
  }

  private func type(_ name: Int, in indices: Range<Int>) -> Mention {
    Mention(.type, name: source.text(name), range: source.range(indices), nameRange: source.range(name))
  }
}

/// Brackets, parentheses and literals.
extension MentionScanner {
  private mutating func visitBracket(_ index: Int) {
    guard let message = source.message(at: index) else {
      let isSubscript = source.followsOperand(index)
      let isLiteral = source.kind(index - 1) == .at
      starts[index] = isSubscript ? starts[index - 1] : isLiteral ? index - 1 : index
      return
    }
    let receiver = message.receiver.lowerBound
    if message.selector == "class", message.receiver.count == 1, source.isTypeName(receiver) {
      add(type(receiver, in: index..<source.after(index)), index)
      // The name of the message is no mention of its own.
      return
    }
    messages[message.nameIndex] = message
  }

  private func mention(of message: MessageSend) -> Mention {
    Mention(
      .call, base: source.compact(message.receiver), name: message.selector,
      range: source.range(message.open..<source.after(message.open)), nameRange: source.range(message.nameIndex))
  }

  private mutating func addCast(_ open: Int) {
    let close = source.after(open) - 1
    let star = ((open + 1)..<close).first { source.tokens[$0].kind == .star }
    let last = (star ?? open + 2) - 1
    // `NSArray<X *> *` ends with a star; its name is before the angle.
    let name = ((open + 1)...max(last, open + 1)).first { source.tokens[$0].kind == .word && !source.isQualifier($0) }
    guard let name else { return }
    let operand = (close + 1)..<(source.operandEnds[close + 1] + 1)
    let named = star == nil ? name..<close : name..<(name + 1)
    add(
      Mention(
        .cast, base: source.compact(operand), name: source.compact(named),
        range: source.range(open..<operand.upperBound), nameRange: source.range(named)), open)
  }

  private mutating func visitSelector(_ index: Int) {
    guard source.kind(index + 1) == .openParenthesis, let close = source.close(of: index + 1) else { return }
    let name = (index + 2)..<close
    guard !name.isEmpty else { return }
    let range = source.range(index..<(close + 1))
    add(Mention(.selector, name: source.compact(name), range: range, nameRange: source.range(name)), index)
  }

  private mutating func visitString(_ index: Int) {
    guard index == 0 || source.kind(index - 1) != .string else {
      starts[index] = starts[index - 1]
      return
    }
    var end = index + 1
    while source.kind(end) == .string { end += 1 }
    let literal = ObjectiveCString(source.range(index..<end), (index..<end).map(source.range), in: source.file)
    add(Mention(.string, name: literal.value, range: literal.range, nameRange: literal.contents), index)
  }
}

/// Branches that only run before iOS 13.
extension MentionScanner {
  private mutating func findLegacy(_ index: Int) {
    guard index >= legacyEnd, let close = source.close(of: index + 1) else { return }
    let isNegated = source.kind(index + 2) == .bang
    let check = index + (isNegated ? 3 : 2)
    guard source.is(check, "available") || source.is(check, "__builtin_available"), source.after(check + 1) == close,
      source.isScenesCheck((check + 2)..<(close - 1))
    else { return }
    let then = close + 1
    let thenEnd = source.statementEnd(then)
    if isNegated {
      legacyEnds[then] = thenEnd
    } else if source.is(thenEnd, "else") {
      legacyEnds[thenEnd] = source.statementEnd(thenEnd + 1)
    }
  }
}

/// Finds the partner of each bracket, also where branches of `#if` open or close different ones.
///
/// What follows `#endif` goes on with the brackets that the first branch leaves open. A closing bracket without partner, and an
/// opening one that an outer bracket closes, are signs like any other. Each step takes the same time, whatever is open.
struct BracketMatcher {
  private typealias Kind = ObjectiveCToken.Kind

  /// An open bracket on top of others; a list of those that are open shares its end with others.
  private struct Node {
    let token: Int
    let parent: Int
    let depth: Int
    /// The nearest nodes, from this one down: of a brace, and of a parenthesis and a bracket above that brace.
    let brace: Int, parenthesis: Int, bracket: Int
  }

  /// The open brackets at the beginning of an `#if`, and at the end of its first branch that counts.
  private struct Group {
    let base: Int
    var first: Int?
  }

  private var nodes: [Node] = []
  private var top = -1
  private var groups: [Group] = []
  private var twins: [(token: Int, like: Int)] = []

  /// Notes an opening bracket.
  mutating func open(_ kind: ObjectiveCToken.Kind, token: Int) {
    let (new, below) = (nodes.count, top < 0 ? nil : nodes[top])
    let isBrace = kind == .openBrace
    nodes.append(
      Node(
        token: token, parent: top, depth: (below?.depth ?? 0) + 1, brace: isBrace ? new : below?.brace ?? -1,
        parenthesis: kind == .openParenthesis ? new : isBrace ? -1 : below?.parenthesis ?? -1,
        bracket: kind == .openBracket ? new : isBrace ? -1 : below?.bracket ?? -1))
    top = new
  }

  /// The token that a closing bracket closes; `nil` for none.
  mutating func close(_ kind: ObjectiveCToken.Kind) -> Int? {
    guard top >= 0 else { return nil }
    let node =
      switch kind {
      case .closeBrace: nodes[top].brace
      case .closeParenthesis: nodes[top].parenthesis
      default: nodes[top].bracket
      }
    guard node >= 0 else { return nil }
    top = nodes[node].parent
    return nodes[node].token
  }

  /// Forgets all open brackets, where a declaration begins or ends that stands in none.
  mutating func reset() {
    top = -1
  }

  /// Notes `#if`.
  mutating func beginGroup() {
    groups.append(Group(base: top))
  }

  /// Notes the end of a branch that counts.
  mutating func endBranch() {
    guard let last = groups.indices.last else { return }
    if let first = groups[last].first { pair(first, top) } else { groups[last].first = top }
    top = groups[last].base
  }

  /// Notes `#endif`.
  mutating func endGroup() {
    if let group = groups.popLast() { top = group.first ?? group.base }
  }

  /// The pairs of opening brackets, the later ones first: the one is closed where the other one is.
  var twinsFromLast: [(token: Int, like: Int)] { twins.reversed() }

  /// Lets the brackets that two branches leave open be closed together, up to a few that nobody exceeds.
  private mutating func pair(_ first: Int, _ second: Int) {
    var (left, right) = (first, second)
    var rest = 64
    while left >= 0, right >= 0, left != right, nodes[left].depth == nodes[right].depth, rest > 0 {
      twins.append((nodes[right].token, nodes[left].token))
      (left, right) = (nodes[left].parent, nodes[right].parent)
      rest -= 1
    }
  }
}
