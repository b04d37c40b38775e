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

  /// The merged state of an id.
  package subscript(id: StateID) -> Merged<State> { states[id.index] }
  /// The merged transition of an id.
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
