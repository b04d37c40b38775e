import LifecycleModel

/// The calls and states that a claim is about, by their part in it.
struct AtomicPropositions: Sendable {
  /// The kind of the claim's monitor.
  let kind: Monitor.Kind
  private(set) var first: CallbackID?
  private(set) var second: CallbackID?
  private(set) var firstState: StateID?
  private(set) var secondState: StateID?
  /// The only state in which the second may come.
  private(set) var place: StateID?

  /// Finds the parts of a claim.
  init(_ claim: Rule.Claim) {
    kind = Monitor.Kind(claim)
    switch claim {
    case .before(let first, let second), .immediatelyBefore(let first, let second), .afterEvery(let first, let second):
      observe(first: first)
      observe(second: second)
    case .atMostOnce(let operand, _), .never(let operand):
      observe(second: operand)
    case .onlyIn(let operand, let state):
      observe(second: operand)
      place = state
    case .alwaysEventually(let start, let end):
      secondState = start
      firstState = end
    }
  }

  /// The label of a call of a callback.
  func label(of callback: CallbackID) -> Label {
    (callback == first ? Label.first : []).union(callback == second ? .second : [])
  }

  /// The label of any other call.
  var rest: Label { kind == .immediatelyBefore ? .other : [] }

  private mutating func observe(first operand: Rule.Operand) {
    switch operand {
    case .callback(let callback): first = callback
    case .state(let state): firstState = state
    }
  }

  private mutating func observe(second operand: Rule.Operand) {
    switch operand {
    case .callback(let callback): second = callback
    case .state(let state): secondState = state
    }
  }
}
