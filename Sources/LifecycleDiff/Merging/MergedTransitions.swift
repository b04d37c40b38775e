import LifecycleModel

/// The transitions of two life cycles in one list, with their calls.
struct MergedTransitions {
  /// The transitions in the new page's order, removed ones at their old places.
  private(set) var transitions: [MergedTransition] = []

  /// The aspects of a transition that diagrams show, besides its calls.
  private static let shown: Set<FactKey.Aspect> = [.event, .guard, .continuation, .availability, .order]

  private let changes: LifecycleChanges
  private let names: (old: FactNames, new: FactNames)
  private var correspondence: Correspondence { changes.correspondence }

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
