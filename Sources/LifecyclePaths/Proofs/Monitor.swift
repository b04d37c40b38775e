import LifecycleModel

/// A small automaton that decides from observations if a property is violated.
struct Monitor: Sendable {
  /// The memory of the monitor.
  struct State: Hashable, Sendable {
    /// The number of states.
    static let count = 24

    /// Nothing so far (0); the first has come, or the one call that may (1); or an obligation, open since before this
    /// event (1) or since within it (2), as what must not be followed; or nothing can violate the property any more in this life (3).
    var phase = 0
    /// The number of deferred calls still to come that the property is about; 2 means at least two.
    var late = 0
    /// `true` if some other deferred call is still to come.
    var isOtherLate = false

    var number: Int { phase * 6 + late * 2 + (isOtherLate ? 1 : 0) }

    /// The state between two events, which does not distinguish old and new obligations.
    var settled: State {
      var state = self
      if phase == 2 { state.phase = 1 }
      return state
    }
  }

  /// The kind of rule whose property it checks.
  let kind: any RuleKind.Type
  /// The part of a run after which it begins again.
  let scope: Scope
  /// The propositions that hold in the initial state.
  let initial: Label
  /// The state at the beginning; `nil` if the property is violated before the first event.
  let start: State?

  /// Creates the monitor of a claim.
  init(_ claim: Rule.Claim, initial: Label, in lifecycle: Lifecycle) {
    kind = claim.kind
    scope = claim.scope(in: lifecycle)
    self.initial = initial
    let label = initial.intersection(kind.initially)
    start = (label.isEmpty ? 0 : kind.phase(after: label, in: 0)).map { State(phase: $0).settled }
  }

  /// `true` if the property is about the initial state, which counts at the beginning.
  var isTriggeredAtStart: Bool { initial.intersection(kind.initially).contains(.second) }

  /// The state after an observation; `nil` if that violates the property.
  func observing(_ label: Label, inPlace: Bool, _ state: State) -> State? {
    kind.phase(after: inPlace ? label.union(.place) : label, in: state.phase).map { phase in
      State(phase: phase, late: state.late, isOtherLate: state.isOtherLate)
    }
  }

  /// The state after a call is deferred: it is still to come, which is enough to fulfil an obligation.
  func deferring(_ label: Label, _ state: State) -> State {
    var state = state
    if kind.isPromise, label.contains(.first) { state.phase = 0 }
    if label.contains(.second) { state.late = min(state.late + 1, 2) } else { state.isOtherLate = true }
    return state
  }

  /// The state after the end of a scope; `nil` if an obligation is open then.
  func ending(_ scope: Scope, _ state: State) -> State? {
    guard scope == self.scope, kind.endsWithLife else { return state }
    if kind.isPromise, state.phase != 0 { return nil }
    return State(phase: start?.phase ?? 0, late: state.late, isOtherLate: state.isOtherLate)
  }
}

extension Monitor.State {
  /// Decodes a number below `count`.
  init(_ number: Int) { self.init(phase: number / 6, late: number / 2 % 3, isOtherLate: number % 2 == 1) }
}
