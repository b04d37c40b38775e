import LifecycleModel

/// Pairs the states of two life cycles: by name, and renamed ones by their transitions and flags.
struct StatePairing {
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

/// Candidates for pairs of states, with their similarity.
struct StateCandidates {
  private var scores: [StateID: [StateID: Double]] = [:]

  /// The largest number of states with a trait that selects candidates.
  private static let crowd = 64

  init(_ olds: [(StateID, [StateTrait: Int])], _ news: [(StateID, [StateTrait: Int])]) {
    var holders: [StateTrait: [Int]] = [:]
    for (index, new) in news.enumerated() {
      for trait in new.1.keys where trait.isTelling { holders[trait, default: []].append(index) }
    }
    for (old, traits) in olds {
      let near = Set(
        traits.keys.lazy.filter(\.isTelling).compactMap { holders[$0] }.filter { $0.count <= Self.crowd }.joined())
      for index in near {
        scores[old, default: [:]][news[index].0] = Self.similarity(traits, news[index].1)
      }
    }
  }

  /// The pairs in which each is the other's only best candidate.
  func mutualBest(threshold: Double) -> [(StateID, StateID)] {
    var reversed: [StateID: [StateID: Double]] = [:]
    for (old, row) in scores {
      for (new, score) in row { reversed[new, default: [:]][old] = score }
    }
    return scores.compactMap { old, row in
      guard let (new, score) = Self.best(in: row), score >= threshold, let row = reversed[new],
        Self.best(in: row)?.id == old
      else { return nil }
      return (old, new)
    }
  }

  private static func best(in row: [StateID: Double]) -> (id: StateID, score: Double)? {
    guard let top = row.values.max() else { return nil }
    let leaders = row.filter { $0.value == top }
    guard leaders.count == 1, let leader = leaders.first else { return nil }
    return (leader.key, top)
  }

  private static func similarity(_ left: [StateTrait: Int], _ right: [StateTrait: Int]) -> Double {
    var (shared, all) = (0, 0)
    for (trait, count) in left {
      let other = right[trait] ?? 0
      shared += min(count, other)
      all += max(count, other)
    }
    for (trait, count) in right where left[trait] == nil { all += count }
    return all == 0 ? 0 : Double(shared) / Double(all)
  }
}

/// A trait of a state that does not depend on its name.
enum StateTrait: Hashable {
  case initial
  case final
  case transient
  /// The parent; `nil` for the top level.
  case inside(Token<State>?)
  /// The event of a transition from or to the state.
  case event(NameKey, isOutgoing: Bool)
  /// The guard of a transition.
  case `guard`(NameKey, isOutgoing: Bool)
  /// A call on a transition.
  case call(CallName, isOutgoing: Bool)
  /// The other end of a transition.
  case neighbour(Token<State>, isOutgoing: Bool)
  /// A transition from the state to itself.
  case loop

  /// `true` where few states have the trait. Traits of many states do not suffice to pair two of them.
  var isTelling: Bool {
    switch self {
    case .initial, .event, .guard, .call, .neighbour: true
    case .final, .transient, .inside, .loop: false
    }
  }
}

/// The traits of a life cycle's states; tokens of unpaired states are left out.
struct StateTraits {
  private let side: Side
  private let arrows: [[Transition]]
  private let known: (StateID) -> Bool

  /// Takes a life cycle with tokens for its states; `known` is `true` for paired ones.
  init(_ side: Side, known: @escaping (StateID) -> Bool) {
    self.side = side
    self.known = known
    var arrows = Array(repeating: [Transition](), count: side.lifecycle.states.count)
    for transition in side.lifecycle.transitions {
      arrows[transition.source.index].append(transition)
      if transition.target != transition.source { arrows[transition.target.index].append(transition) }
    }
    self.arrows = arrows
  }

  /// The traits of a state, with their number.
  func traits(of id: StateID) -> [StateTrait: Int] {
    var traits: [StateTrait: Int] = [:]
    for trait in ownTraits(of: side.lifecycle[id]) + arrows[id.index].flatMap({ self.traits(of: $0, at: id) }) {
      traits[trait, default: 0] += 1
    }
    return traits
  }

  private func ownTraits(of state: State) -> [StateTrait] {
    let flags: [(StateTrait, Bool)] = [
      (.initial, state.isInitial), (.final, state.isFinal), (.transient, state.isTransient),
    ]
    let parent: [StateTrait] = state.parent.map { known($0) ? [.inside(side[$0])] : [] } ?? [.inside(nil)]
    return flags.filter(\.1).map(\.0) + parent
  }

  private func traits(of transition: Transition, at id: StateID) -> [StateTrait] {
    let isOutgoing = transition.source == id
    let other = isOutgoing ? transition.target : transition.source
    var traits: [StateTrait] = transition.steps.map { .call(side[$0.callback], isOutgoing: isOutgoing) }
    if !transition.event.isEmpty { traits.append(.event(NameKey(transition.event), isOutgoing: isOutgoing)) }
    if let condition = transition.guard { traits.append(.guard(condition.key, isOutgoing: isOutgoing)) }
    if other == id { traits.append(.loop) }
    if other != id, known(other) { traits.append(.neighbour(side[other], isOutgoing: isOutgoing)) }
    return traits
  }
}
