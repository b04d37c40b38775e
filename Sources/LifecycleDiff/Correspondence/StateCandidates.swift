import LifecycleModel

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
