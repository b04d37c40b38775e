import LifecycleModel

/// How a law judges what it hears, as a small automaton.
struct Monitor: Hashable, Sendable {
  /// The kinds of laws.
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

  /// What it remembers.
  struct State: Hashable, Sendable {
    /// How many states there are.
    static let count = 18

    /// Nothing so far (0); the first has come, or the one call that may (1); or an obligation: from before the event at
    /// hand (1), or from within it (2).
    var phase: Int
    /// How many calls that the law is about are deferred and still to come; 2 stands for more.
    var late: Int
    /// Whether some other call is deferred and still to come.
    var isOtherLate: Bool

    init(phase: Int = 0, late: Int = 0, isOtherLate: Bool = false) {
      self.phase = phase
      self.late = late
      self.isOtherLate = isOtherLate
    }

    /// From its number below `count`.
    init(_ number: Int) {
      self.init(phase: number / 6, late: number / 2 % 3, isOtherLate: number % 2 == 1)
    }

    var number: Int { phase * 6 + late * 2 + (isOtherLate ? 1 : 0) }

    /// The state between two events, which knows no difference between old and new obligations.
    var settled: State {
      var state = self
      state.phase = min(phase, 1)
      return state
    }
  }

  let kind: Kind
  let scope: Scope
  /// Whether life begins in a state that counts as the first.
  let isInFirst: Bool
  /// Whether life begins in the state that the law is about.
  let isInSecond: Bool

  /// Whether the law promises that something will come.
  var isPromise: Bool { kind == .afterEvery || kind == .alwaysEventually }

  /// What it remembers at the beginning; `nil` where the law is broken before anything happens.
  var start: State? {
    switch kind {
    case .before: State(phase: isInFirst ? 1 : 0)
    case .alwaysEventually: State(phase: isInSecond && !isInFirst ? 1 : 0)
    case .never: isInSecond ? nil : State()
    case .immediatelyBefore, .afterEvery, .atMostOnce, .onlyIn: State()
    }
  }

  /// What it remembers after something is heard; `nil` where that breaks the law.
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

  /// What it remembers when a call is put off: that it is still to come, which keeps a promise.
  func deferring(_ label: Label, _ state: State) -> State {
    var state = state
    if isPromise, label.contains(.first) { state.phase = 0 }
    if label.contains(.second) { state.late = min(state.late + 1, 2) } else { state.isOtherLate = true }
    return state
  }

  /// What it remembers after the end of a life; `nil` where a promise was not kept in it.
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
