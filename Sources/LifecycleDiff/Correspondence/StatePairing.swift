import LifecycleModel

/// Pairs the states of two life cycles: by name, and renamed ones by their transitions and flags.
struct StatePairing {
  /// The pairs.
  private(set) var pairs = Pairs<State>()

  private let old: Side
  private let new: Side

  /// The least similarity of a pair: the share of traits, of those of either state, that both have.
  private static let threshold = 0.5

  /// Pairs the states of two life cycles whose delegates have been paired.
  init(_ old: Side, _ new: Side) {
    self.old = old
    self.new = new
    pairs.pairInOrder(
      old.lifecycle.states.map { NameKey($0.name) }, new.lifecycle.states.map { NameKey($0.name) })
    while pairByStructure() {}
  }

  /// Pairs states that are each other's best candidate; `false` where there are none.
  ///
  /// Each round gives the next one more traits: neighbours with a common token.
  private mutating func pairByStructure() -> Bool {
    let pairs = self.pairs
    let olds = pairs.removed(of: old.lifecycle.states.count)
    let news = pairs.added(of: new.lifecycle.states.count)
    guard !olds.isEmpty, !news.isEmpty else { return false }
    let oldTraits = StateTraits(old.naming(pairs.tokens(of: old.lifecycle.states, areOld: true))) {
      pairs.new(for: $0) != nil
    }
    let newTraits = StateTraits(new.naming(pairs.tokens(of: new.lifecycle.states, areOld: false))) {
      pairs.old(for: $0) != nil
    }
    let candidates = StateCandidates(
      olds.map { ($0, oldTraits.traits(of: $0)) }, news.map { ($0, newTraits.traits(of: $0)) })
    let matches = candidates.mutualBest(threshold: Self.threshold)
    for (old, new) in matches { self.pairs.pair(old, new) }
    return !matches.isEmpty
  }
}
