import LifecycleModel

/// The calls of a hop of two life cycles in one list: those of the new one in their order, those that are gone where they
/// stood.
struct MergedSteps {
  /// The calls.
  private(set) var steps: [MergedStep] = []

  /// What is shown of a call, besides its place.
  private static let shown: Set<FactKey.Aspect> = [.certainty, .condition]

  /// Merges the calls of a hop that both life cycles have.
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

  /// All calls of a hop that only one life cycle has.
  static func all(_ transition: Transition, isOld: Bool) -> [MergedStep] {
    transition.steps.indices.map {
      MergedStep(old: isOld ? $0 : nil, new: isOld ? nil : $0, isMoved: false, differing: [])
    }
  }

  /// Puts a call that is gone behind the nearest one before it that has not moved.
  private mutating func insert(_ place: Int) {
    let before = steps.indices.filter { index in
      !steps[index].isMoved && steps[index].old.map { $0 < place } ?? false
    }.max { (steps[$0].old ?? 0) < (steps[$1].old ?? 0) }
    steps.insert(
      MergedStep(old: place, new: nil, isMoved: false, differing: []), at: before.map { $0 + 1 } ?? 0)
  }
}
