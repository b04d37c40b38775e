import LifecycleModel

/// Two life cycles in one, with the kind of difference of each state, transition and call.
///
/// Without the added elements it has the old graph, without the removed ones the new graph.
package struct MergedLifecycle: Sendable {
  /// The elements of either; common ones as the new life cycle has them. Claims and configurations are the new one's.
  package let lifecycle: Lifecycle
  /// The merged states, parallel to the life cycle's.
  package let states: [Merged<State>]
  /// The merged transitions and their calls, parallel to the life cycle's.
  package let transitions: [MergedTransition]
  /// The old life cycle.
  package let old: Lifecycle
  /// The new life cycle.
  package let new: Lifecycle

  /// The aspects of a state that diagrams show.
  private static let shown: Set<FactKey.Aspect> = [.name, .parent, .initial, .final, .transient, .availability]

  package subscript(id: StateID) -> Merged<State> { states[id.index] }
  package subscript(id: TransitionID) -> MergedTransition { transitions[id.index] }

  /// `true` where no state, transition or call differs.
  package var isUnchanged: Bool {
    states.allSatisfy { $0.mark == .unchanged } && transitions.allSatisfy { $0.mark == .unchanged }
  }
}

extension MergedLifecycle {
  /// Merges two life cycles that were compared.
  package init(_ changes: LifecycleChanges) {
    let correspondence = changes.correspondence
    let (old, new) = (changes.old, changes.new)
    let delegates = MergedList(correspondence.delegates, old: old.delegateIDs, new: new.delegateIDs)
    let callbacks = MergedList(correspondence.callbacks, old: old.callbackIDs, new: new.callbackIDs)
    let mergedStates = MergedStates(correspondence)
    let names = FactNames(ofNew: correspondence)
    let mapping = Mapping(old: old, new: new, states: mergedStates.list, delegates: delegates, callbacks: callbacks)
    var lifecycle = new
    lifecycle.states = mergedStates.states
    lifecycle.delegates = delegates.elements.compactMap { $0.new.map { new[$0] } ?? $0.old.map { old[$0] } }
    lifecycle.callbacks = callbacks.elements.compactMap(mapping.callback)
    let transitions = MergedTransitions(changes).transitions
    lifecycle.transitions = transitions.compactMap(mapping.transition)
    let states = mergedStates.list.elements.map { element in
      guard let oldID = element.old, let id = element.new else { return element }
      let aspects = Self.shown.filter { changes.edits[FactKey(names[id], $0)] != nil }
      let isRenamed = NameKey(old[oldID].name) != NameKey(new[id].name)
      return element.differing(in: isRenamed ? aspects : aspects.subtracting([.name]))
    }
    self.init(lifecycle: lifecycle, states: states, transitions: transitions, old: old, new: new)
  }
}

/// Copies callbacks and transitions into the merged life cycle.
private struct Mapping {
  let old: Lifecycle
  let new: Lifecycle
  let states: MergedList<State>
  let delegates: MergedList<Delegate>
  let callbacks: MergedList<Callback>

  func callback(_ element: Merged<Callback>) -> Callback? {
    var callback = element.new.map { new[$0] } ?? element.old.map { old[$0] }
    let owner =
      element.new.map { delegates.idsOfNew[new[$0].delegate] }
      ?? element.old.map { delegates.idsOfOld[old[$0].delegate] }
    if let owner = owner ?? nil { callback?.delegate = owner }
    return callback
  }

  func transition(_ merged: MergedTransition) -> Transition? {
    let isNew = merged.transition.new != nil
    guard var transition = merged.transition.new.map({ new[$0] }) ?? merged.transition.old.map({ old[$0] }) else {
      return nil
    }
    let ids = isNew ? states.idsOfNew : states.idsOfOld
    transition.source = ids[transition.source] ?? transition.source
    transition.target = ids[transition.target] ?? transition.target
    transition.steps = merged.steps.compactMap { step(of: $0, on: merged) }
    return transition
  }

  private func step(of merged: MergedStep, on transition: MergedTransition) -> Step? {
    if let place = merged.new, let id = transition.transition.new {
      return step(new[id].steps[place], callbacks.idsOfNew)
    }
    guard let place = merged.old, let id = transition.oldTransition else { return nil }
    return step(old[id].steps[place], callbacks.idsOfOld)
  }

  private func step(_ step: Step, _ ids: [CallbackID: CallbackID]) -> Step {
    var step = step
    step.callback = ids[step.callback] ?? step.callback
    return step
  }
}

extension MergedLifecycle {
  /// The changed states and transitions with their neighbours; the whole life cycle where nothing changed.
  ///
  /// The initial state is part of it, though diagrams hide it where it has no transitions, and so is the initial substate of
  /// each composite state.
  package var changedPart: MergedLifecycle {
    let isChanged = { (id: TransitionID) in self[id].mark != .unchanged }
    let changed = Set(lifecycle.stateIDs.filter { self[$0].mark != .unchanged })
    let near = lifecycle.transitionIDs.filter { id in
      isChanged(id) || changed.contains(lifecycle[id].source) || changed.contains(lifecycle[id].target)
    }
    guard !near.isEmpty || !changed.isEmpty else { return self }
    let touched = Array(changed) + near.flatMap { [lifecycle[$0].source, lifecycle[$0].target] }
    return limited(to: lifecycle.surroundings(of: touched))
  }

  /// Some states, and the transitions between them.
  private func limited(to common: [StateID]) -> MergedLifecycle {
    let kept = Set(common)
    let commonTransitions = lifecycle.transitionIDs.filter { id in
      kept.contains(lifecycle[id].source) && kept.contains(lifecycle[id].target)
    }
    let newHopIDs = Dictionary(uniqueKeysWithValues: commonTransitions.enumerated().map { ($1, TransitionID($0)) })
    let transitions = commonTransitions.map { id in
      MergedTransition(
        transition: self[id].transition, oldTransition: self[id].oldTransition, steps: self[id].steps,
        otherHalf: self[id].otherHalf.flatMap { newHopIDs[$0] })
    }
    let part = lifecycle.part(with: common, commonTransitions)
    return MergedLifecycle(
      lifecycle: part, states: common.map { self[$0] }, transitions: transitions, old: old, new: new)
  }
}

/// An element of either of two life cycles, or of both.
package struct Merged<Element>: Hashable, Sendable {
  /// The element of the old life cycle; `nil` for an added one.
  package let old: ElementID<Element>?
  /// The element of the new life cycle; `nil` for a removed one.
  package let new: ElementID<Element>?
  /// The aspects that differ; empty for an element of only one life cycle.
  package internal(set) var differing: Set<FactKey.Aspect> = []

  /// A copy with aspects that differ.
  func differing(in aspects: Set<FactKey.Aspect>) -> Merged {
    var element = self
    element.differing = aspects
    return element
  }

  /// The kind of difference.
  package var mark: ChangeMark {
    switch (old, new) {
    case (_, nil): .removed
    case (nil, _): .added
    case (_, _): differing.isEmpty ? .unchanged : .changed
    }
  }
}

/// Two lists in one: the elements of the new list in its order, removed ones at their old places.
struct MergedList<Element> {
  let elements: [Merged<Element>]
  /// The ids in the merged list by ids in the old list.
  let idsOfOld: [ElementID<Element>: ElementID<Element>]
  /// The ids in the merged list by ids in the new list.
  let idsOfNew: [ElementID<Element>: ElementID<Element>]

  /// Merges two lists; a removed element follows the one that it followed in the old list.
  ///
  /// `place` may change the index at which a removed element is inserted into the list so far.
  init(
    _ pairs: Pairs<Element>, old: [ElementID<Element>], new: [ElementID<Element>],
    place: (ElementID<Element>, Int, [Merged<Element>]) -> Int = { _, place, _ in place }
  ) {
    var elements = new.map { Merged(old: pairs.old(for: $0), new: $0) }
    var previous: ElementID<Element>?
    for id in old {
      defer { previous = id }
      guard pairs.new(for: id) == nil else { continue }
      let predecessor = previous.flatMap { previous in elements.firstIndex { $0.old == previous } }
      elements.insert(Merged(old: id, new: nil), at: place(id, predecessor.map { $0 + 1 } ?? 0, elements))
    }
    self.elements = elements
    idsOfOld = Self.ids(in: elements, by: \.old)
    idsOfNew = Self.ids(in: elements, by: \.new)
  }

  private static func ids(
    in elements: [Merged<Element>], by key: (Merged<Element>) -> ElementID<Element>?
  ) -> [ElementID<Element>: ElementID<Element>] {
    let pairs = elements.enumerated().compactMap { index, element in
      key(element).map { ($0, ElementID<Element>(index)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

/// The kind of difference between an element's old and new version.
package enum ChangeMark: String, Hashable, Sendable, CaseIterable {
  /// Only the old life cycle has it.
  case removed
  /// Only the new life cycle has it.
  case added
  /// Both have it, and diagrams show it differently.
  case changed
  /// Both have it, and diagrams show it alike.
  case unchanged
}
