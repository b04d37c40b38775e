import LifecycleModel

/// A claim taken apart: which calls and states it speaks of, in which part.
struct AtomicPropositions: Sendable {
  /// How the claim judges.
  let kind: Monitor.Kind
  private(set) var first: CallbackID?
  private(set) var second: CallbackID?
  private(set) var firstState: StateID?
  private(set) var secondState: StateID?
  /// The state in which alone something may come.
  private(set) var place: StateID?

  /// Takes a claim apart.
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

  /// What a call of a callback says.
  func label(of callback: CallbackID) -> Label {
    (callback == first ? Label.first : []).union(callback == second ? .second : [])
  }

  /// What any other call says.
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
