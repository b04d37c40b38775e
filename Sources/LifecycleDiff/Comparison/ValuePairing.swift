import LifecycleModel

/// Pairs calls with the values of an observed delegate that change on the same transition.
///
/// Calls with one value are distinguished by the previous value; where they cannot be, they are ambiguous.
struct ValuePairing {
  /// A call with a value.
  struct Pair {
    /// The call.
    let call: CallbackID
    /// The value.
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
      let found = values.values(on: transitions.value)
      let index = found.firstIndex(of: pair.value) ?? 0
      before.formUnion(index > 0 ? [found[index - 1]] : values.values(before: transitions.value))
    }
  }
}
