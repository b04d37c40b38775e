import LifecycleModel

/// The transitions of two life cycles in one list, with their calls.
struct MergedTransitions {
  /// The transitions in the new page's order, removed ones at their old places.
  private(set) var transitions: [MergedTransition] = []

  /// The aspects of a transition that diagrams show, besides its calls.
  private static let shown: Set<FactKey.Aspect> = [.event, .guard, .continuation, .availability, .order]

  private let changes: LifecycleChanges
  private let names: (old: FactNames, new: FactNames)

  /// Merges the transitions of two life cycles.
  init(_ changes: LifecycleChanges) {
    self.changes = changes
    names = (FactNames(ofOld: changes.correspondence), FactNames(ofNew: changes.correspondence))
    let (old, new) = (changes.old, changes.new)
    let list = MergedList(
      changes.correspondence.transitions, old: old.transitionIDs, new: new.transitionIDs
    ) { id, place, elements in
      // A removed chain does not go into the middle of another.
      guard !old[id].isContinuation else { return place }
      let isInside = { (element: Merged<Transition>) in
        element.new.map { new[$0].isContinuation } ?? element.old.map { old[$0].isContinuation } ?? false
      }
      return elements[place...].firstIndex { !isInside($0) } ?? elements.count
    }
    for element in list.elements { append(element) }
  }

  private mutating func append(_ element: Merged<Transition>) {
    let oldSteps = element.old.map { MergedSteps.all(changes.old[$0], isOld: true) } ?? []
    guard let old = element.old, let new = element.new else {
      let steps = element.new.map { MergedSteps.all(changes.new[$0], isOld: false) } ?? oldSteps
      return transitions.append(
        MergedTransition(transition: element, oldTransition: element.old, steps: steps, otherHalf: nil))
    }
    let pair = TransitionPair(
      old: old, new: new, oldSteps: names.old.steps(of: old), newSteps: names.new.steps(of: new))
    let steps = MergedSteps(pair, in: changes).steps
    guard isDifferent(.source, of: pair) || isDifferent(.target, of: pair) else {
      let transition = element.differing(in: Self.shown.filter { isDifferent($0, of: pair) })
      return transitions.append(
        MergedTransition(transition: transition, oldTransition: old, steps: steps, otherHalf: nil))
    }
    let place = transitions.count
    transitions += [
      MergedTransition(
        transition: Merged(old: old, new: nil), oldTransition: old, steps: oldSteps, otherHalf: TransitionID(place + 1)),
      MergedTransition(
        transition: Merged(old: nil, new: new), oldTransition: old, steps: steps, otherHalf: TransitionID(place)),
    ]
  }

  /// Returns `true` where an aspect differs; names are compared by `NameKey`.
  private func isDifferent(_ aspect: FactKey.Aspect, of pair: TransitionPair) -> Bool {
    guard changes.edits[FactKey(names.new[pair.new], aspect)] != nil else { return false }
    let (old, new) = (changes.old[pair.old], changes.new[pair.new])
    switch aspect {
    case .event: return NameKey(old.event) != NameKey(new.event)
    case .guard: return old.guard?.key != new.guard?.key
    case _: return true
    }
  }
}

/// A transition of either of two life cycles, or of both, with its calls.
package struct MergedTransition: Hashable, Sendable {
  package let transition: Merged<Transition>
  /// The old transition of the calls that have an old index; also set for the added half of a split transition.
  package let oldTransition: TransitionID?
  /// The calls, parallel to those of the merged life cycle's transition.
  package let steps: [MergedStep]
  /// The id of the other half where the source or target changed: the transition is then split into a removed and an added
  /// one.
  package let otherHalf: TransitionID?

  /// The kind of difference of the transition or its calls.
  package var mark: ChangeMark {
    guard transition.mark == .unchanged else { return transition.mark }
    return steps.allSatisfy { $0.mark == .unchanged } ? .unchanged : .changed
  }
}

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

/// A call on a transition of either of two life cycles, or of both.
package struct MergedStep: Hashable, Sendable {
  /// The index among the old transition's calls; `nil` for an added call.
  package let old: Int?
  /// The index among the new transition's calls; `nil` for a removed call.
  package let new: Int?
  /// `true` where it has to move to make the old order the new one.
  package let isMoved: Bool
  /// The aspects that differ: `order` where only one of the two places is fixed.
  package let differing: Set<FactKey.Aspect>

  /// The kind of difference.
  package var mark: ChangeMark {
    if new == nil { return .removed }
    if old == nil { return .added }
    return isMoved || !differing.isEmpty ? .changed : .unchanged
  }
}
