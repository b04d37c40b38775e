import LifecycleModel

/// Something to be proved of all runs, in terms of what is heard while they happen.
///
/// A law about the process hears all scenes. A law about a scene watches one of them: it hears the calls on that scene's
/// hops, and of the others' hops those of the process.
struct Law: Sendable {
  /// How it judges what it hears.
  let monitor: Monitor
  /// Whether it watches one scene; else it hears all of them.
  let watchesScene: Bool
  /// What the steps of each hop of the watched scene say to it, by transition and step.
  let own: [[Letters]]
  /// The same for hops of other scenes.
  let others: [[Letters]]
  /// The states by whose entering the watched scene says something.
  let entered: [Letters]
  /// The same for states that a hop from a leaf to itself enters again: the leaf, not what it is in.
  let reentered: [Letters]
  /// Where the call that a law is about may come: by state.
  let place: [Bool]
  /// Whether what the law is about belongs to the process.
  let isSecondOfProcess: Bool
  /// What is heard when a deferred call comes that the law is about.
  let lateLetters: Letters

  /// The law that a rule states.
  init(_ claim: Rule.Claim, in lifecycle: Lifecycle, initial: StateID) {
    let ears = Ears(claim)
    self.init(claim, ears: ears, hears: { _ in true }, in: lifecycle, initial: initial)
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
      claim, ears: Ears(claim), hears: { $0.attributes.frequency == frequency }, in: lifecycle, initial: initial)
  }

  private init(
    _ claim: Rule.Claim, ears: Ears, hears: (Step) -> Bool, in lifecycle: Lifecycle, initial: StateID
  ) {
    let leaves = lifecycle.stateIDs
    let membership = { (state: StateID?) in
      leaves.map { leaf in state.map { lifecycle.lineage(of: leaf).contains($0) } }
    }
    let first = membership(ears.firstState).map { $0 ?? false }
    let second = membership(ears.secondState).map { $0 ?? false }
    let lives = Lives(claim, ears: ears, in: lifecycle)
    own = lifecycle.transitions.map { hop in
      hop.steps.map { (hears($0) ? ears.letters(of: $0.callback) : []).orElse(ears.rest) }
    }
    others = lives.watchesScene ? Self.heardOfOthers(by: ears, in: lifecycle) : own
    entered = leaves.map { leaf in
      (first[leaf.index] ? Letters.first : []).union(second[leaf.index] ? .second : [])
    }
    reentered = leaves.map { leaf in
      (leaf == ears.firstState ? Letters.first : []).union(leaf == ears.secondState ? .second : [])
    }
    place = membership(ears.place).map { $0 ?? true }
    watchesScene = lives.watchesScene
    isSecondOfProcess = ears.second.map { lifecycle.delegate(of: $0).multiplicity == .process } ?? false
    lateLetters = ears.first == ears.second ? [.first, .second] : .second
    monitor = Monitor(
      kind: ears.kind, life: lives.life, isInFirst: first[initial.index], isInSecond: second[initial.index])
  }

  /// What the steps on other scenes' hops say: only those of the process say anything, and what comes with another scene's
  /// hop is not what a law about this scene is about.
  private static func heardOfOthers(by ears: Ears, in lifecycle: Lifecycle) -> [[Letters]] {
    lifecycle.transitions.map { hop in
      hop.steps.map { step in
        guard lifecycle.delegate(of: step.callback).multiplicity == .process else { return [] }
        return ears.letters(of: step.callback).subtracting(.second).orElse(ears.rest)
      }
    }
  }
}

extension Letters {
  /// These, or others where there are none.
  fileprivate func orElse(_ others: Letters) -> Letters { isEmpty ? others : self }
}
