import LifecycleModel

/// Two life cycles in one, with what became of each state, hop and call.
///
/// Taking away what was added leaves the old one's graph, taking away what is gone the new one's.
package struct MergedLifecycle: Sendable {
  /// What either has: of what both have, the new one's word. Claims and configurations are the new one's.
  package let lifecycle: Lifecycle
  /// What became of the states, parallel to the life cycle's.
  package let states: [Merged<State>]
  /// What became of the hops and their calls, parallel to the life cycle's.
  package let hops: [MergedHop]
  /// The old life cycle.
  package let old: Lifecycle
  /// The new life cycle.
  package let new: Lifecycle

  /// What is shown of a state.
  private static let shown: Set<FactKey.Aspect> = [.name, .parent, .initial, .final, .transient, .availability]

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
    lifecycle.states = mergedStates.states(correspondence)
    lifecycle.delegates = delegates.elements.compactMap { $0.new.map { new[$0] } ?? $0.old.map { old[$0] } }
    lifecycle.callbacks = callbacks.elements.compactMap(mapping.callback)
    hops = MergedHops(changes).hops
    lifecycle.transitions = hops.compactMap(mapping.transition)
    self.lifecycle = lifecycle
    states = mergedStates.list.elements.map { element in
      guard let oldID = element.old, let id = element.new else { return element }
      let aspects = Self.shown.filter { changes.edits[FactKey(names[id], $0)] != nil }
      let isRenamed = NameKey(old[oldID].name) != NameKey(new[id].name)
      return element.differing(in: isRenamed ? aspects : aspects.subtracting([.name]))
    }
    self.old = old
    self.new = new
  }

  /// A part of another one.
  init(lifecycle: Lifecycle, states: [Merged<State>], hops: [MergedHop], old: Lifecycle, new: Lifecycle) {
    self.lifecycle = lifecycle
    self.states = states
    self.hops = hops
    self.old = old
    self.new = new
  }

  /// What became of a state.
  package subscript(id: StateID) -> Merged<State> { states[id.index] }
  /// What became of a hop.
  package subscript(id: TransitionID) -> MergedHop { hops[id.index] }

  /// Whether no state, hop or call is another one.
  package var isUnchanged: Bool {
    states.allSatisfy { $0.mark == .unchanged } && hops.allSatisfy { $0.mark == .unchanged }
  }
}

/// Takes the parts of hops over into the merged life cycle.
private struct Mapping {
  private let old: Lifecycle
  private let new: Lifecycle
  private let states: (old: [StateID: StateID], new: [StateID: StateID])
  private let delegates: (old: [DelegateID: DelegateID], new: [DelegateID: DelegateID])
  private let callbacks: (old: [CallbackID: CallbackID], new: [CallbackID: CallbackID])

  init(
    old: Lifecycle, new: Lifecycle, states: MergedList<State>, delegates: MergedList<Delegate>,
    callbacks: MergedList<Callback>
  ) {
    self.old = old
    self.new = new
    self.states = (states.idsOfOld, states.idsOfNew)
    self.delegates = (delegates.idsOfOld, delegates.idsOfNew)
    self.callbacks = (callbacks.idsOfOld, callbacks.idsOfNew)
  }

  func callback(_ element: Merged<Callback>) -> Callback? {
    var callback = element.new.map { new[$0] } ?? element.old.map { old[$0] }
    let owner =
      element.new.map { delegates.new[new[$0].delegate] } ?? element.old.map { delegates.old[old[$0].delegate] }
    if let owner = owner ?? nil { callback?.delegate = owner }
    return callback
  }

  func transition(_ merged: MergedHop) -> Transition? {
    let isNew = merged.hop.new != nil
    guard var hop = merged.hop.new.map({ new[$0] }) ?? merged.hop.old.map({ old[$0] }) else { return nil }
    let ids = isNew ? states.new : states.old
    hop.source = ids[hop.source] ?? hop.source
    hop.target = ids[hop.target] ?? hop.target
    hop.steps = merged.steps.compactMap { step(of: $0, on: merged) }
    return hop
  }

  private func step(of merged: MergedStep, on hop: MergedHop) -> Step? {
    if let place = merged.new, let id = hop.hop.new { return step(new[id].steps[place], callbacks.new) }
    guard let place = merged.old, let id = hop.oldHop else { return nil }
    return step(old[id].steps[place], callbacks.old)
  }

  private func step(_ step: Step, _ ids: [CallbackID: CallbackID]) -> Step {
    var step = step
    step.callback = ids[step.callback] ?? step.callback
    return step
  }
}
