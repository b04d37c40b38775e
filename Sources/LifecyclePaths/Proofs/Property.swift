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

  /// Creates the property that a rule states.
  init(_ claim: Rule.Claim, in lifecycle: Lifecycle, initial: StateID) {
    let propositions = AtomicPropositions(claim)
    self.init(claim, propositions: propositions, observes: { _ in true }, in: lifecycle, initial: initial)
  }

  /// Creates the property that a callback's declared frequency states, about the steps that have it; `nil` if its scope
  /// is something that the graph does not show.
  init?(_ callback: CallbackID, frequency: Frequency, in lifecycle: Lifecycle, initial: StateID) {
    let own = lifecycle.delegate(of: callback).multiplicity
    let per = frequency.multiplicity
    // Views and windows may come and go while a scene is alive, unless the call is a view's own.
    if let per, per == .view || per == .window, per != own { return nil }
    let claim = Rule.Claim.atMostOnce(.callback(callback), per: per)
    self.init(
      claim, propositions: AtomicPropositions(claim), observes: { $0.attributes.frequency == frequency }, in: lifecycle,
      initial: initial)
  }

  private init(
    _ claim: Rule.Claim, propositions: AtomicPropositions, observes: (Step) -> Bool, in lifecycle: Lifecycle,
    initial: StateID
  ) {
    let leaves = lifecycle.stateIDs
    let membership = { (state: StateID?) in
      leaves.map { leaf in state.map { lifecycle.lineage(of: leaf).contains($0) } }
    }
    let first = membership(propositions.firstState).map { $0 ?? false }
    let second = membership(propositions.secondState).map { $0 ?? false }
    let claimScope = ClaimScope(claim, propositions: propositions, in: lifecycle)
    own = lifecycle.transitions.map { transition in
      transition.steps.map { (observes($0) ? propositions.label(of: $0.callback) : []).orElse(propositions.rest) }
    }
    others = claimScope.watchesScene ? Self.observedOfOthers(by: propositions, in: lifecycle) : own
    entered = leaves.map { leaf in
      (first[leaf.index] ? Label.first : []).union(second[leaf.index] ? .second : [])
    }
    reentered = leaves.map { leaf in
      (leaf == propositions.firstState ? Label.first : []).union(leaf == propositions.secondState ? .second : [])
    }
    place = membership(propositions.place).map { $0 ?? true }
    watchesScene = claimScope.watchesScene
    isSecondOfProcess = propositions.second.map { lifecycle.delegate(of: $0).multiplicity == .process } ?? false
    lateLabel = propositions.first == propositions.second ? [.first, .second] : .second
    monitor = Monitor(
      kind: propositions.kind, scope: claimScope.scope, isInFirst: first[initial.index],
      isInSecond: second[initial.index])
  }

  /// The labels of calls on other scenes' transitions. Only those of the process have any, and what a property of this
  /// scene is about does not come on another scene's transition.
  private static func observedOfOthers(by propositions: AtomicPropositions, in lifecycle: Lifecycle) -> [[Label]] {
    lifecycle.transitions.map { transition in
      transition.steps.map { step in
        guard lifecycle.delegate(of: step.callback).multiplicity == .process else { return [] }
        return propositions.label(of: step.callback).subtracting(.second).orElse(propositions.rest)
      }
    }
  }
}

extension Label {
  /// Returns this label, or another if it is empty.
  fileprivate func orElse(_ others: Label) -> Label { isEmpty ? others : self }
}
