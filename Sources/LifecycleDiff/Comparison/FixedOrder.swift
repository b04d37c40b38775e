import LifecycleModel

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
