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
