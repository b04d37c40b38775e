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

  /// Creates the property that a rule states, about some of the steps.
  init(
    _ claim: Rule.Claim, in lifecycle: Lifecycle, initial: StateID, observes: (Step) -> Bool = { _ in true }
  ) {
    let rest: Label = claim.kind.observesOthers ? .other : []
    let hasPlace = claim.kind.propositions.contains(.place)
    let labels = lifecycle.stateIDs.map { leaf in claim.label { lifecycle.lies(leaf, in: $0) } }
    own = lifecycle.transitions.map { transition in
      transition.steps.map { (observes($0) ? claim.label(of: $0.callback) : []).orElse(rest) }
    }
    watchesScene = claim.watchesScene(in: lifecycle)
    others = watchesScene ? Self.observedOfOthers(by: claim, rest: rest, in: lifecycle) : own
    entered = labels.map { $0.subtracting(.place) }
    reentered = lifecycle.stateIDs.map { leaf in claim.label { $0 == .state(leaf) }.subtracting(.place) }
    place = labels.map { !hasPlace || $0.contains(.place) }
    isSecondOfProcess = lifecycle.scope(of: claim.trigger) == .process
    lateLabel = claim.label { $0 == claim.trigger }.subtracting(.place)
    monitor = Monitor(claim, initial: entered[initial.index], in: lifecycle)
  }

  /// The labels of calls on other scenes' transitions. Only those of the process have any, and what a property of this
  /// scene is about does not come on another scene's transition.
  private static func observedOfOthers(by claim: Rule.Claim, rest: Label, in lifecycle: Lifecycle) -> [[Label]] {
    lifecycle.transitions.map { transition in
      transition.steps.map { step in
        guard lifecycle.delegate(of: step.callback).multiplicity == .process else { return [] }
        return claim.label(of: step.callback).subtracting(.second).orElse(rest)
      }
    }
  }
}

extension Rule.Claim {
  /// The label of a call of a callback.
  fileprivate func label(of callback: CallbackID) -> Label { label { $0 == .callback(callback) } }
}

extension Lifecycle {
  /// Returns `true` for an operand that is a state's own or a parent's.
  fileprivate func lies(_ leaf: StateID, in operand: Rule.Operand) -> Bool {
    if case .state(let state) = operand { lineage(of: leaf).contains(state) } else { false }
  }
}

extension Label {
  /// Returns this label, or another if it is empty.
  fileprivate func orElse(_ others: Label) -> Label { isEmpty ? others : self }
}
