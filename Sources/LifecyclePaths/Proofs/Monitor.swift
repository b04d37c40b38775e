import LifecycleModel

/// A small automaton that decides from observations if a property is violated.
struct Monitor: Hashable, Sendable {
  /// The kinds of properties.
  enum Kind: Hashable, Sendable {
    case before, immediatelyBefore, afterEvery, atMostOnce, never, onlyIn, alwaysEventually

    init(_ claim: Rule.Claim) {
      switch claim {
      case .before: self = .before
      case .immediatelyBefore: self = .immediatelyBefore
      case .afterEvery: self = .afterEvery
      case .atMostOnce: self = .atMostOnce
      case .never: self = .never
      case .onlyIn: self = .onlyIn
      case .alwaysEventually: self = .alwaysEventually
      }
    }
  }

  /// The memory of the monitor.
  struct State: Hashable, Sendable {
    /// The number of states.
    static let count = 18

    /// Nothing so far (0); the first has come, or the one call that may (1); or an obligation, open since before this
    /// event (1) or since within it (2).
    var phase: Int
    /// The number of deferred calls still to come that the property is about; 2 means at least two.
    var late: Int
    /// `true` if some other deferred call is still to come.
    var isOtherLate: Bool

    init(phase: Int = 0, late: Int = 0, isOtherLate: Bool = false) {
      self.phase = phase
      self.late = late
      self.isOtherLate = isOtherLate
    }

    /// Decodes a number below `count`.
    init(_ number: Int) {
      self.init(phase: number / 6, late: number / 2 % 3, isOtherLate: number % 2 == 1)
    }

    var number: Int { phase * 6 + late * 2 + (isOtherLate ? 1 : 0) }

    /// The state between two events, which does not distinguish old and new obligations.
    var settled: State {
      var state = self
      state.phase = min(phase, 1)
      return state
    }
  }

  let kind: Kind
  let scope: Scope
  /// `true` if the initial state counts as the first.
  let isInFirst: Bool
  /// `true` if the property is about the initial state.
  let isInSecond: Bool

  /// `true` if the property creates obligations.
  var isPromise: Bool { kind == .afterEvery || kind == .alwaysEventually }

  /// The state at the beginning; `nil` if the property is violated before the first event.
  var start: State? {
    switch kind {
    case .before: State(phase: isInFirst ? 1 : 0)
    case .alwaysEventually: State(phase: isInSecond && !isInFirst ? 1 : 0)
    case .never: isInSecond ? nil : State()
    case .immediatelyBefore, .afterEvery, .atMostOnce, .onlyIn: State()
    }
  }

  /// The state after an observation; `nil` if that violates the property.
  func observing(_ label: Label, inPlace: Bool, _ state: State) -> State? {
    var state = state
    switch kind {
    case .before:
      if label.contains(.second), state.phase == 0 { return nil }
      if label.contains(.first) { state.phase = 1 }
    case .immediatelyBefore:
      if label.contains(.second), state.phase == 0 { return nil }
      state.phase = label.contains(.first) ? 1 : 0
    case .afterEvery:
      if label.contains(.first) { state.phase = 0 }
      if label.contains(.second), state.phase == 0 { state.phase = 2 }
    case .alwaysEventually:
      if label.contains(.second), state.phase == 0 { state.phase = 2 }
      if label.contains(.first) { state.phase = 0 }
    case .atMostOnce:
      guard label.contains(.second) else { return state }
      if state.phase == 1 { return nil }
      state.phase = 1
    case .never:
      if label.contains(.second) { return nil }
    case .onlyIn:
      if label.contains(.second), !inPlace { return nil }
    }
    return state
  }

  /// The state after a call is deferred: it is still to come, which is enough to fulfil an obligation.
  func deferring(_ label: Label, _ state: State) -> State {
    var state = state
    if isPromise, label.contains(.first) { state.phase = 0 }
    if label.contains(.second) { state.late = min(state.late + 1, 2) } else { state.isOtherLate = true }
    return state
  }

  /// The state after the end of a scope; `nil` if an obligation is open then.
  func ending(_ scope: Scope, _ state: State) -> State? {
    guard scope == self.scope else { return state }
    var state = state
    switch kind {
    case .before: state.phase = isInFirst ? 1 : 0
    case .immediatelyBefore, .atMostOnce: state.phase = 0
    case .afterEvery:
      if state.phase != 0 { return nil }
    case .never, .onlyIn, .alwaysEventually: break
    }
    return state
  }
}
