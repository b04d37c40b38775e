import LifecycleModel

/// Pairs the calls of two sides: those that are each other's best match.
///
/// The score of two calls is the share of the places of either at which both come. On one page, calls that come instead of
/// each other, on parallel transitions, are paired first, then those that come together; on two pages, those that are named as
/// each other's counterparts. Ties are broken by the pages'
/// equivalents and replacements, then by the order on the transitions; the rest are ambiguous.
struct CallPairing {
  /// Two calls that are each other's best match.
  struct Pair: Hashable {
    /// The left call.
    let left: CallbackID
    /// The right call.
    let right: CallbackID
    /// `true` where each has other matches that are as good.
    let isAmbiguous: Bool
    /// `true` where both come on one transition of one page.
    let isTogether: Bool
  }

  /// The pairs, by the left call in page order.
  private(set) var pairs: [Pair] = []

  private let left: CallOccurrences
  private let right: CallOccurrences
  private let isOnePage: Bool
  private let named: NamedCalls
  private let order: FixedOrder

  private typealias Edge = (left: CallbackID, right: CallbackID)

  /// Pairs calls; `named` are those that a page names as equivalent or as replacements.
  init(
    _ left: CallOccurrences, _ right: CallOccurrences, on pages: ComparedPages,
    named: NamedCalls
  ) {
    self.left = left
    self.right = right
    self.named = named
    isOnePage = pages.correspondence == nil
    order = FixedOrder(left: pages.left.lifecycle, right: pages.right.lifecycle)
    if isOnePage { pair(comingTogether: false) } else { pairNamed() }
    pair(comingTogether: true)
    pairs.sort { ($0.left, $0.right) < ($1.left, $1.right) }
  }

  /// Pairs the calls of two pages that are named for each other and for no others: pages about different systems have few
  /// places in common.
  private mutating func pairNamed() {
    let rights = Set(right.calls)
    let edges = left.calls.flatMap { call in
      (named[call] ?? []).filter(rights.contains).sorted().map { (left: call, right: $0) }
    }
    add(Self.groups(edges).filter { $0.count == 1 }.flatMap(\.self), isAmbiguous: false)
  }

  private mutating func pair(comingTogether: Bool) {
    let paired = (left: Set(pairs.map(\.left)), right: Set(pairs.map(\.right)))
    let scores = scores(comingTogether: comingTogether)
      .filter { !paired.left.contains($0.edge.left) && !paired.right.contains($0.edge.right) }
    var best: (left: [CallbackID: JaccardSimilarity], right: [CallbackID: JaccardSimilarity]) = ([:], [:])
    for (edge, score) in scores {
      best.left[edge.left] = max(best.left[edge.left] ?? score, score)
      best.right[edge.right] = max(best.right[edge.right] ?? score, score)
    }
    let mutual = scores.filter { best.left[$0.edge.left] == $0.score && best.right[$0.edge.right] == $0.score }
    for group in Self.groups(mutual.map(\.edge)) { decide(group) }
  }

  /// Every two calls with a common place, by page order.
  private func scores(comingTogether: Bool) -> [(edge: Edge, score: JaccardSimilarity)] {
    left.calls.flatMap { call in
      let places = left.places[call] ?? []
      var shared: [CallbackID: Int] = [:]
      for place in places {
        for other in right.callsByPlace[place] ?? [] where comingTogether || !comesTogether(call, other) {
          shared[other, default: 0] += 1
        }
      }
      return shared.sorted { $0.key < $1.key }.map { other, count in
        let all = places.count + (right.places[other]?.count ?? 0) - count
        return ((call, other), JaccardSimilarity(shared: count, all: all))
      }
    }
  }

  /// Returns `true` where both come on some transition of one page.
  private func comesTogether(_ call: CallbackID, _ other: CallbackID) -> Bool {
    isOnePage && !Set(left.transitions[call] ?? []).isDisjoint(with: right.transitions[other] ?? [])
  }

  /// Breaks the ties among equally good matches.
  private mutating func decide(_ edges: [Edge]) {
    let candidates = edges.filter { self.named[$0.left]?.contains($0.right) ?? false }
    let named = Self.groups(candidates).filter { $0.count == 1 }.flatMap(\.self)
    let settled = (left: Set(named.map(\.left)), right: Set(named.map(\.right)))
    let open = edges.filter { !settled.left.contains($0.left) && !settled.right.contains($0.right) }
    add(named, isAmbiguous: false)
    for group in Self.groups(open) {
      if let ordered = order.pairs(of: group.map(\.left), group.map(\.right), at: left.transitions, right.transitions) {
        add(ordered, isAmbiguous: false)
      } else {
        add(group, isAmbiguous: group.count > 1)
      }
    }
  }

  private mutating func add(_ edges: [Edge], isAmbiguous: Bool) {
    pairs += edges.map { edge in
      Pair(
        left: edge.left, right: edge.right, isAmbiguous: isAmbiguous,
        isTogether: comesTogether(edge.left, edge.right))
    }
  }

  /// The pairs in groups connected by shared calls, in the order of their first pairs.
  private static func groups(_ edges: [Edge]) -> [[Edge]] {
    var parents = Array(edges.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    var firsts: (left: [CallbackID: Int], right: [CallbackID: Int]) = ([:], [:])
    for (index, edge) in edges.enumerated() {
      for other in [firsts.left[edge.left], firsts.right[edge.right]].compactMap({ $0 }) {
        let (one, two) = (root(other), root(index))
        parents[max(one, two)] = min(one, two)
      }
      firsts.left[edge.left] = index
      firsts.right[edge.right] = index
    }
    let members = Dictionary(grouping: edges.indices, by: root)
    return members.keys.sorted().compactMap { members[$0]?.map { edges[$0] } }
  }
}
