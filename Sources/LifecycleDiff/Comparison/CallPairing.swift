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

  /// Pairs calls; `named` are those that a page names as equivalent or as replacements. Without `byGraph`, no others are paired.
  init(
    _ left: CallOccurrences, _ right: CallOccurrences, on pages: ComparedPages,
    named: NamedCalls, byGraph: Bool
  ) {
    self.left = left
    self.right = right
    self.named = named
    isOnePage = pages.correspondence == nil
    order = FixedOrder(left: pages.left.lifecycle, right: pages.right.lifecycle)
    if isOnePage { pair(comingTogether: false) } else { pairNamed() }
    if byGraph { pair(comingTogether: true) }
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

/// The places of calls, numbered by `CommonOccurrences`.
struct CallOccurrences {
  /// The calls, in page order.
  let calls: [CallbackID]
  /// The place of each transition.
  let numbers: [Int]
  /// The transitions of each call, in page order.
  let transitions: [CallbackID: [TransitionID]]
  /// The places of each call.
  let places: [CallbackID: Set<Int>]
  /// The calls at each place, in page order.
  let callsByPlace: [Int: [CallbackID]]

  /// Looks up calls; `numbers` are the places of a life cycle's transitions.
  init(of calls: [CallbackID], in lifecycle: Lifecycle, places numbers: [Int]) {
    let wanted = Set(calls)
    var transitions: [CallbackID: [TransitionID]] = [:]
    for id in lifecycle.transitionIDs {
      for call in Set(lifecycle[id].steps.map(\.callback)) where wanted.contains(call) {
        transitions[call, default: []].append(id)
      }
    }
    var callsByPlace: [Int: [CallbackID]] = [:]
    for call in calls {
      for place in Set((transitions[call] ?? []).map { numbers[$0.index] }) {
        callsByPlace[place, default: []].append(call)
      }
    }
    self.calls = calls
    self.numbers = numbers
    self.transitions = transitions
    places = transitions.mapValues { Set($0.map { numbers[$0.index] }) }
    self.callsByPlace = callsByPlace
  }
}

/// The places at which calls of two sides meet: a transition, its parallels, and those paired with them on the other page.
///
/// Parallel transitions have the same source, target, event and place in their chain: they differ in the guard, or belong to
/// different versions. A transition of one page that calls both sides is a place by itself.
struct CommonOccurrences {
  /// The place of each left transition.
  let left: [Int]
  /// The place of each right transition; on one page the same.
  let right: [Int]
  private let leftTransitions: [[TransitionID]]
  private let rightTransitions: [[TransitionID]]
  private let isOnePage: Bool

  private enum Key: Hashable {
    case shared(TransitionID)
    case parallel(source: Token<State>, target: Token<State>, event: NameKey, position: Int)
  }

  /// Numbers the places of two sides.
  init(of leftSide: ComparisonSide, and rightSide: ComparisonSide, on pages: ComparedPages) {
    let isOnePage = pages.correspondence == nil
    var numbers: [Key: Int] = [:]
    func number(_ key: Key) -> Int {
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      return number
    }
    let left = Self.keys(of: pages.left) { transition in
      isOnePage && Self.calls(leftSide, on: transition) && Self.calls(rightSide, on: transition)
    }.map(number)
    var right = isOnePage ? left : Self.keys(of: pages.right) { _ in false }.map(number)
    // A right place is that of the paired left transition, and so are its parallels.
    let known = Set(left)
    var renamed: [Int: Int] = [:]
    for pair in pages.correspondence?.transitions.all ?? [] where !known.contains(right[pair.new.index]) {
      renamed[right[pair.new.index]] = left[pair.old.index]
    }
    right = right.map { renamed[$0] ?? $0 }
    self.left = left
    self.right = right
    self.isOnePage = isOnePage
    leftTransitions = Self.transitions(at: left, count: numbers.count)
    rightTransitions = Self.transitions(at: right, count: numbers.count)
  }

  /// The right transitions at the place of a left one, in page order; on one page, the transition alone.
  func rightTransitions(of transition: TransitionID) -> [TransitionID] {
    isOnePage ? [transition] : rightTransitions[left[transition.index]]
  }

  /// The left transitions at the place of a right one, in page order; on one page, the transition alone.
  func leftTransitions(of transition: TransitionID) -> [TransitionID] {
    isOnePage ? [transition] : leftTransitions[right[transition.index]]
  }

  private static func transitions(at places: [Int], count: Int) -> [[TransitionID]] {
    var transitions = Array(repeating: [TransitionID](), count: count)
    for (index, place) in places.enumerated() { transitions[place].append(TransitionID(index)) }
    return transitions
  }

  private static func keys(of side: Side, isShared: (Transition) -> Bool) -> [Key] {
    let lifecycle = side.lifecycle
    return lifecycle.chains.flatMap { chain in
      chain.enumerated().map { position, id in
        let transition = lifecycle[id]
        guard !isShared(transition) else { return .shared(id) }
        return .parallel(
          source: side[transition.source], target: side[transition.target], event: NameKey(transition.event),
          position: position)
      }
    }
  }

  private static func calls(_ side: ComparisonSide, on transition: Transition) -> Bool {
    transition.steps.contains { side.contains(side.lifecycle[$0.callback].delegate) }
  }
}
