import LifecycleModel

/// A rule whose automaton follows the calls of a log.
final class MonitoredRule: Sendable {
  /// Its number on the page.
  let number: Int
  /// Its property, with the automaton.
  let property: Property
  /// `true` if it is about each scene, `false` if about the process.
  let isOfScene: Bool
  /// The change by a call of the life cycle that it is about, by callback; first where the scene is not in the rule's place.
  let own: [(outside: RuleChange, inside: RuleChange)]
  /// The change by a call of another life cycle, by callback.
  let others: [RuleChange]
  /// The states at the beginning.
  let start: RuleStates
  /// The states that it may have at any time.
  let anywhere: RuleStates
  /// `true` if it has obligations.
  let isPromise: Bool
  /// `true` if it claims that something never comes.
  let isAbsence: Bool
  /// `true` if an earlier call or state is why the one that breaks it does.
  let remembersTriggers: Bool
  /// `true` if it counts from the beginning of the process to its end.
  let endsWithProcess: Bool
  private let claim: Rule.Claim

  /// Prepares a rule of a life cycle.
  init(_ claim: Rule.Claim, number: Int, in lifecycle: Lifecycle, initial: StateID) {
    let property = Property(claim, in: lifecycle, initial: initial)
    let monitor = property.monitor
    let rest: Label = claim.kind.observesOthers ? .other : []
    // That something never comes is true of the process if it is true of each of its scenes.
    isOfScene = property.watchesScene || claim.namesStates
    own = lifecycle.callbackIDs.map { callback in
      let label = property.ofCallbacks[callback.index].orElse(rest)
      return (monitor.change(by: label, inPlace: false), monitor.change(by: label, inPlace: true))
    }
    others = lifecycle.callbackIDs.map { callback in
      guard lifecycle.delegate(of: callback).multiplicity == .process else { return .none }
      let label = property.ofCallbacks[callback.index].subtracting(.second).orElse(rest)
      return monitor.change(by: label, inPlace: true)
    }
    start = RuleStates(phase: monitor.start?.phase ?? 0)
    anywhere = monitor.reachableStates
    isPromise = monitor.kind.isPromise
    isAbsence = monitor.kind.isAbsence
    remembersTriggers = monitor.kind.isPromise || monitor.kind == AtMostOnceRule.self
    endsWithProcess = monitor.scope == .process && monitor.kind.endsWithLife
    self.number = number
    self.property = property
    self.claim = claim
  }

  /// Returns `true` if all that it names is observed; that a call never comes which the page never makes is known without.
  func isObserved(by callbacks: Set<CallbackID>, uncalled: Set<CallbackID>) -> Bool {
    claim.operands.allSatisfy { operand in
      switch operand {
      case .callback(let callback): callbacks.contains(callback) || isAbsence && uncalled.contains(callback)
      case .state: true
      }
    }
  }

  // MARK: - Changes

  /// The change when a transition reaches a leaf.
  func arrival(by transition: StateGraph.Edge, isAlive: Bool) -> RuleChange {
    let (source, target) = (transition.source, transition.target)
    let label =
      source == target
      ? property.reentered[target.index] : property.entered[target.index].subtracting(property.entered[source.index])
    let reached = property.monitor.change(by: label, inPlace: property.place[target.index])
    guard !isAlive, property.monitor.scope == .scene else { return reached }
    return reached.then(end)
  }

  /// The change at the end of what it counts in.
  var end: RuleChange {
    let monitor = property.monitor
    return RuleChange { phase, isTriggered in
      guard let ended = monitor.ending(monitor.scope, Monitor.State(phase: phase)) else { return .none }
      return RuleStates(phase: ended.phase, isTriggered: isTriggered)
    }
  }

  /// The change at the end of the process, as far as no scene is alive: only obligations cannot be fulfilled later.
  var processEnd: RuleChange { endsWithProcess ? isPromise ? end : end.or(.none) : .none }

  /// The change where the process may be over.
  var possibleProcessEnd: RuleChange { endsWithProcess ? end.or(.none) : .none }

  /// The change by a deferred call that has not come yet.
  func deferral(of callback: CallbackID) -> RuleChange {
    guard isPromise, property.ofCallbacks[callback.index].contains(.first) else { return .none }
    return RuleChange { RuleStates(phase: 0, isTriggered: $1) }
  }

  /// Returns `true` if a transition begins or ends in the place.
  func touchesPlace(_ transition: StateGraph.Edge) -> Bool {
    property.place[transition.source.index] || property.place[transition.target.index]
  }
}

extension Monitor {
  /// The change of the phase by an observation.
  fileprivate func change(by label: Label, inPlace: Bool) -> RuleChange {
    guard !label.isEmpty else { return .none }
    return RuleChange { phase, isTriggered in
      guard let next = observing(label, inPlace: inPlace, State(phase: phase)) else { return .none }
      return RuleStates(phase: next.phase, isTriggered: isTriggered || label.contains(.second))
    }
  }

  /// The states that some observations lead to.
  fileprivate var reachableStates: RuleStates {
    let labels = (0..<16).map { Label(rawValue: $0) }
    var states = RuleStates(phase: start?.phase ?? 0).union(RuleStates(phase: 0))
    for label in labels where observing(label, inPlace: false, State()) != nil {
      states = states.union(RuleStates(phase: observing(label, inPlace: false, State())?.phase ?? 0))
    }
    return states
  }
}

extension Rule.Claim {
  /// `true` if some operand is a state.
  fileprivate var namesStates: Bool { operands.contains { if case .state = $0 { true } else { false } } }
}

extension Label {
  /// Returns this label, or another if it is empty.
  fileprivate func orElse(_ others: Label) -> Label { isEmpty ? others : self }
}
