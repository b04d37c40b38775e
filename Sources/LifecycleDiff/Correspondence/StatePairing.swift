import LifecycleModel

/// Which state of one life cycle is which of another: by name; a state that was renamed, by its arrows and flags.
struct StatePairing {
  /// The pairs.
  private(set) var pairs = Pairs<State>()

  private let old: Side
  private let new: Side

  /// How alike two states must be to be one: the share of what is said of either that is said of both.
  private static let threshold = 0.5

  /// Pairs the states of two life cycles whose delegates have been paired.
  init(_ old: Side, _ new: Side) {
    self.old = old
    self.new = new
    let oldIDs = old.lifecycle.stateIDs
    let newIDs = new.lifecycle.stateIDs
    pairs.pairInOrder(
      oldIDs, by: { NameKey(old.lifecycle[$0].name) }, newIDs, by: { NameKey(new.lifecycle[$0].name) })
    while pairByStructure() {}
  }

  /// Pairs states that are each other's likeliest partner; whether there were any.
  ///
  /// A round tells the next one more: a pair's neighbours have an end in common.
  private mutating func pairByStructure() -> Bool {
    let pairs = self.pairs
    let olds = old.lifecycle.stateIDs.filter { pairs.new(for: $0) == nil }
    let news = new.lifecycle.stateIDs.filter { pairs.old(for: $0) == nil }
    guard !olds.isEmpty, !news.isEmpty else { return false }
    let oldTraits = StateTraits(old.naming(old.lifecycle.stateIDs.map(pairs.token(ofOld:)))) {
      pairs.new(for: $0) != nil
    }
    let newTraits = StateTraits(new.naming(new.lifecycle.stateIDs.map(pairs.token(ofNew:)))) {
      pairs.old(for: $0) != nil
    }
    let candidates = Candidates(
      olds.map { ($0, oldTraits.traits(of: $0)) }, news.map { ($0, newTraits.traits(of: $0)) })
    let matches = candidates.mutualBest(threshold: Self.threshold)
    for (old, new) in matches { self.pairs.pair(old, new) }
    return !matches.isEmpty
  }
}

/// Which states could be which, with how alike they are.
private struct Candidates {
  private var scores: [StateID: [StateID: Double]] = [:]

  /// How many states may share a trait that still tells them apart.
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
        scores[old, default: [:]][news[index].0] = Self.likeness(traits, news[index].1)
      }
    }
  }

  /// The pairs in which each is the other's likeliest, and no other is as likely.
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

  private static func likeness(_ left: [StateTrait: Int], _ right: [StateTrait: Int]) -> Double {
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
