import LifecycleModel

/// Something to be proved of all runs, in terms of what is heard while they happen.
///
/// A law about the process hears all scenes. A law about a scene watches one of them: it hears the calls on that scene's
/// hops, and of the others' hops those of the process.
struct Property: Sendable {
  /// How it judges what it hears.
  let monitor: Monitor
  /// Whether it watches one scene; else it hears all of them.
  let watchesScene: Bool
  /// What the steps of each hop of the watched scene say to it, by transition and step.
  let own: [[Label]]
  /// The same for hops of other scenes.
  let others: [[Label]]
  /// The states by whose entering the watched scene says something.
  let entered: [Label]
  /// The same for states that a hop from a leaf to itself enters again: the leaf, not what it is in.
  let reentered: [Label]
  /// Where the call that a law is about may come: by state.
  let place: [Bool]
  /// Whether what the law is about belongs to the process.
  let isSecondOfProcess: Bool
  /// What is heard when a deferred call comes that the law is about.
  let lateLabel: Label

  /// The law that a rule states.
  init(_ claim: Rule.Claim, in lifecycle: Lifecycle, initial: StateID) {
    let propositions = AtomicPropositions(claim)
    self.init(claim, propositions: propositions, observes: { _ in true }, in: lifecycle, initial: initial)
  }

  /// The law that a callback's declared frequency states, about the steps that have it; `nil` where it counts in the life of
  /// something that the graph does not show.
  init?(_ callback: CallbackID, frequency: Frequency, in lifecycle: Lifecycle, initial: StateID) {
    let own = lifecycle.delegate(of: callback).multiplicity
    let per = frequency.multiplicity
    // Views and windows may come and go while a scene lives, unless the call is a view's own.
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

  /// What the steps on other scenes' hops say: only those of the process say anything, and what comes with another scene's
  /// hop is not what a law about this scene is about.
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
  /// These, or others where there are none.
  fileprivate func orElse(_ others: Label) -> Label { isEmpty ? others : self }
}
