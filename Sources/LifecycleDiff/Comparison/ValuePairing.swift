import LifecycleModel

/// Pairs calls with the values of an observed delegate that change on the same transition.
///
/// Calls with one value are distinguished by the previous value; where they cannot be, they are ambiguous.
struct ValuePairing {
  /// A call with a value.
  struct Pair {
    let call: CallbackID
    let value: CallbackID
    /// The transitions of the call, each with one of the value.
    var transitions: [(call: TransitionID, value: TransitionID)]
    /// The previous value, where only that distinguishes the pair from another with the same value.
    var previous: CallbackID?
    /// The calls that nothing distinguishes from this one.
    var rivals: [CallbackID] = []
  }

  /// The pairs: by call in page order, then in the order of the transitions.
  private(set) var pairs: [Pair] = []

  private let callers: Lifecycle
  private let watched: Lifecycle
  private let values: ObservedValues

  /// Pairs the calls of one delegate with the values of another; `sharedTransitions` maps a caller's transition to theirs.
  init(
    of caller: DelegateID, in callers: Lifecycle, with observed: DelegateID, in watched: Lifecycle,
    sharedTransitions: (TransitionID) -> [TransitionID]
  ) {
    self.callers = callers
    self.watched = watched
    values = ObservedValues(of: observed, in: watched)
    var indices: [[CallbackID]: Int] = [:]
    for transition in callers.transitionIDs {
      let calls = callers[transition].steps.map(\.callback).filter { callers[$0].delegate == caller }
      guard !calls.isEmpty else { continue }
      for other in sharedTransitions(transition) {
        for (call, value) in pairs(of: calls, on: other) {
          if let index = indices[[call, value]] {
            pairs[index].transitions.append((transition, other))
          } else {
            indices[[call, value]] = pairs.count
            pairs.append(Pair(call: call, value: value, transitions: [(transition, other)]))
          }
        }
      }
    }
    let met = pairs.indices.sorted { (pairs[$0].call, $0) < (pairs[$1].call, $1) }
    pairs = met.map { pairs[$0] }
    distinguishPairs()
  }

  /// The calls of a transition with its values: by position where there are as many of each, else each with each.
  private func pairs(of calls: [CallbackID], on transition: TransitionID) -> [(CallbackID, CallbackID)] {
    let found = values.values(on: transition)
    if calls.count == found.count { return Array(zip(calls, found)) }
    return calls.flatMap { call in found.map { (call, $0) } }
  }

  /// Sets the previous value or the rivals of pairs with a shared value.
  private mutating func distinguishPairs() {
    let before = pairs.map(previousValues)
    for indices in Dictionary(grouping: pairs.indices, by: { pairs[$0].value }).values {
      for index in indices {
        let others = indices.filter { pairs[$0].call != pairs[index].call }
        pairs[index].rivals = others.filter { !before[$0].isDisjoint(with: before[index]) }.map { pairs[$0].call }
        let isDistinct = !others.isEmpty && pairs[index].rivals.isEmpty && before[index].count == 1
        if isDistinct { pairs[index].previous = before[index].first ?? nil }
      }
    }
  }

  private func previousValues(of pair: Pair) -> Set<CallbackID?> {
    pair.transitions.reduce(into: []) { before, transitions in
      before.formUnion(values.values(before: pair.value, on: transitions.value))
    }
  }
}

/// The Jaccard index of two sets as an exact fraction.
struct JaccardSimilarity: Comparable {
  /// The size of the intersection.
  let shared: Int
  /// The size of the union; never 0.
  let all: Int

  static func == (left: JaccardSimilarity, right: JaccardSimilarity) -> Bool {
    left.shared * right.all == right.shared * left.all
  }

  static func < (left: JaccardSimilarity, right: JaccardSimilarity) -> Bool {
    left.shared * right.all < right.shared * left.all
  }
}

/// The order in which calls come on the transitions that have all of them.
struct FixedOrder {
  /// The life cycle of the left calls.
  let left: Lifecycle
  /// The life cycle of the right calls, which may be the same.
  let right: Lifecycle

  /// Pairs calls by position, given as many on each side and a fixed order on both; else returns `nil`. A call may be listed
  /// several times.
  func pairs(
    of lefts: [CallbackID], _ rights: [CallbackID], at leftTransitions: [CallbackID: [TransitionID]],
    _ rightTransitions: [CallbackID: [TransitionID]]
  ) -> [(left: CallbackID, right: CallbackID)]? {
    let (lefts, rights) = (Set(lefts), Set(rights))
    guard lefts.count == rights.count, lefts.count > 1,
      let first = Self.order(of: lefts, in: left, at: leftTransitions),
      let second = Self.order(of: rights, in: right, at: rightTransitions)
    else { return nil }
    return Array(zip(first, second)).map { (left: $0, right: $1) }
  }

  /// The order of calls that holds on every transition with all of them; `nil` for none.
  private static func order(
    of calls: Set<CallbackID>, in lifecycle: Lifecycle, at transitions: [CallbackID: [TransitionID]]
  ) -> [CallbackID]? {
    let candidates = Set(calls.min().flatMap { transitions[$0] } ?? []).sorted()
    var order: [CallbackID]?
    for transition in candidates {
      let steps = lifecycle[transition].steps.filter { calls.contains($0.callback) }
      guard Set(steps.map(\.callback)).count == calls.count else { continue }
      let groups = steps.compactMap(\.unordered)
      let found = steps.map(\.callback)
      guard steps.count == calls.count, Set(groups).count == groups.count, order == nil || order == found else {
        return nil
      }
      order = found
    }
    return order
  }
}
