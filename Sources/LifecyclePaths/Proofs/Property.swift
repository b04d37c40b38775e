import LifecycleModel

/// A claim about all runs, in terms of observations.
///
/// A property of the process observes all scenes. One of a scene watches that scene: it observes the calls on the
/// scene's transitions, and of those on other scenes' transitions the calls of the process.
struct Property: Sendable {
  /// The automaton that checks it.
  let monitor: Monitor
  /// `true` if it watches one scene, `false` if it observes all.
  let watchesScene: Bool
  /// The labels of the callbacks that the claim names; empty for the others.
  let ofCallbacks: [Label]
  /// The labels of the watched scene's calls, by transition and step.
  let own: [[Label]]
  /// The same for transitions of other scenes.
  let others: [[Label]]
  /// The labels of the states that the watched scene enters.
  let entered: [Label]
  /// The same for transitions from a leaf to itself, which enter only the leaf again, not its parents.
  let reentered: [Label]
  /// For each state, `true` if the call that the property is about may come there.
  let place: [Bool]
  /// `true` if the call that the property is about belongs to the process.
  let isSecondOfProcess: Bool
  /// The label of a late call that the property is about.
  let lateLabel: Label

  /// Creates the property that a callback's declared frequency states, about the steps that have it; `nil` if its scope
  /// is something that the graph does not show.
  init?(_ callback: CallbackID, frequency: Frequency, in lifecycle: Lifecycle, initial: StateID) {
    let own = lifecycle.delegate(of: callback).multiplicity
    let per = frequency.multiplicity
    // Views and windows may come and go while a scene is alive, unless the call is a view's own.
    if let per, per == .view || per == .window, per != own { return nil }
    self.init(
      Rule.Claim(AtMostOnceRule.self, .callback(callback), per: per), in: lifecycle, initial: initial,
      observes: { $0.attributes.frequency == frequency })
  }

  /// Creates the property that a rule states, about some of the steps, or all.
  init(
    _ claim: Rule.Claim, in lifecycle: Lifecycle, initial: StateID, observes: ((Step) -> Bool)? = nil
  ) {
    let rest: Label = claim.kind.observesOthers ? .other : []
    let hasPlace = claim.kind.propositions.contains(.place)
    let (ofCallbacks, ofStates) = claim.labels(in: lifecycle)
    let namesStates = ofStates.contains { !$0.isEmpty }
    let ofLeaves: [Label] = lifecycle.stateIDs.map { leaf in
      guard namesStates else { return [] }
      return lifecycle.lineage(of: leaf).reduce(into: []) { $0.formUnion(ofStates[$1.index]) }
    }
    own = lifecycle.transitions.indices.map { transition in
      lifecycle.transitions[transition].steps.indices.map { step in
        if let observes, !observes(lifecycle.transitions[transition].steps[step]) { return rest }
        // Without a copy of the step: a page may have thousands of rules.
        return ofCallbacks[lifecycle.transitions[transition].steps[step].callback.index].orElse(rest)
      }
    }
    watchesScene = claim.watchesScene(in: lifecycle)
    others = watchesScene ? Self.observedOfOthers(ofCallbacks, rest: rest, in: lifecycle) : own
    entered = ofLeaves.map { $0.subtracting(.place) }
    reentered = ofStates.map { $0.subtracting(.place) }
    place = ofLeaves.map { !hasPlace || $0.contains(.place) }
    isSecondOfProcess = lifecycle.scope(of: claim.trigger) == .process
    lateLabel =
      switch claim.trigger {
      case .callback(let id): ofCallbacks[id.index].subtracting(.place)
      case .state(let id): ofStates[id.index].subtracting(.place)
      }
    self.ofCallbacks = ofCallbacks
    monitor = Monitor(claim, initial: entered[initial.index], in: lifecycle)
  }

  /// The labels of calls on other scenes' transitions. Only those of the process have any, and what a property of this
  /// scene is about does not come on another scene's transition.
  private static func observedOfOthers(_ labels: [Label], rest: Label, in lifecycle: Lifecycle) -> [[Label]] {
    let isOfProcess = lifecycle.callbackIDs.map { lifecycle.delegate(of: $0).multiplicity == .process }
    return lifecycle.transitions.indices.map { transition in
      lifecycle.transitions[transition].steps.indices.map { step in
        let callback = lifecycle.transitions[transition].steps[step].callback.index
        return isOfProcess[callback] ? labels[callback].subtracting(.second).orElse(rest) : []
      }
    }
  }
}

extension Label {
  /// Returns this label, or another if it is empty.
  fileprivate func orElse(_ others: Label) -> Label { isEmpty ? others : self }
}
