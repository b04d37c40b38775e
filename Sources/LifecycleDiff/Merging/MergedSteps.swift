import LifecycleModel

/// The calls of a common transition in one list: the new ones in their order, removed ones at their old places.
struct MergedSteps {
  /// The calls.
  private(set) var steps: [MergedStep] = []

  /// The aspects of a call that diagrams show, besides its place.
  private static let shown: Set<FactKey.Aspect> = [.certainty, .condition]

  /// Merges the calls of a transition that both life cycles have.
  init(_ pair: TransitionPair, in changes: LifecycleChanges) {
    let (old, new) = (changes.old[pair.old].steps, changes.new[pair.new].steps)
    let moved = Set(CallOrder(pair, old: changes.old, new: changes.new).moved.map(\.new))
    let oldPlaces = Dictionary(uniqueKeysWithValues: pair.common.map { ($0.new, $0.old) })
    steps = new.indices.map { index in
      guard let place = oldPlaces[index] else {
        return MergedStep(old: nil, new: index, isMoved: false, differing: [])
      }
      let aspects = Self.shown.filter { changes.edits[FactKey(.step(pair.newSteps[index]), $0)] != nil }
      let isRegrouped = (old[place].unordered == nil) != (new[index].unordered == nil)
      return MergedStep(
        old: place, new: index, isMoved: moved.contains(index),
        differing: isRegrouped ? aspects.union([.order]) : aspects)
    }
    for place in pair.dropped { insert(place) }
  }

  /// The calls of a transition that only one life cycle has.
  static func all(_ transition: Transition, isOld: Bool) -> [MergedStep] {
    transition.steps.indices.map {
      MergedStep(old: isOld ? $0 : nil, new: isOld ? nil : $0, isMoved: false, differing: [])
    }
  }

  /// Inserts a removed call after the nearest call before it that has not moved.
  private mutating func insert(_ place: Int) {
    let before = steps.indices.filter { index in
      !steps[index].isMoved && steps[index].old.map { $0 < place } ?? false
    }.max { (steps[$0].old ?? 0) < (steps[$1].old ?? 0) }
    steps.insert(
      MergedStep(old: place, new: nil, isMoved: false, differing: []), at: before.map { $0 + 1 } ?? 0)
  }
}
