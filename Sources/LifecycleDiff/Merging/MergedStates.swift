import LifecycleModel

/// The states of two life cycles in one forest: those of the new one in its order, removed ones at their old places.
struct MergedStates {
  /// The states; a parent comes before its substates.
  let list: MergedList<State>
  private let forest: Forest

  /// Merges the states of a correspondence.
  init(_ correspondence: Correspondence) {
    let forest = Forest(correspondence)
    self.forest = forest
    list = MergedList(
      correspondence.states, old: correspondence.old.lifecycle.stateIDs, new: correspondence.new.lifecycle.stateIDs
    ) { id, place, elements in forest.place(ofRemoved: id, after: place - 1, in: elements) }
  }

  /// The merged states; common ones as the new life cycle has them. No removed state is initial.
  var states: [State] {
    list.elements.map { element in
      var state = forest.state(of: element)
      state.parent = forest.parent(of: element).flatMap {
        $0.new.flatMap { list.idsOfNew[$0] } ?? $0.old.flatMap { list.idsOfOld[$0] }
      }
      if element.new == nil { state.isInitial = false }
      return state
    }
  }
}

/// The parents of states in two life cycles at once.
private struct Forest {
  let old: Lifecycle
  let new: Lifecycle
  let pairs: Pairs<State>
  let hierarchy: StateHierarchy

  init(_ correspondence: Correspondence) {
    old = correspondence.old.lifecycle
    new = correspondence.new.lifecycle
    pairs = correspondence.states
    hierarchy = StateHierarchy(new)
  }

  func state(of element: Merged<State>) -> State {
    element.new.map { new[$0] } ?? element.old.map { old[$0] } ?? State(name: "")
  }

  /// The new parent of a state, or the old one of a removed state.
  func parent(of element: Merged<State>) -> Merged<State>? {
    if let id = element.new { return new[id].parent.map { Merged(old: pairs.old(for: $0), new: $0) } }
    return element.old.flatMap { old[$0].parent }.map { Merged(old: $0, new: pairs.new(for: $0)) }
  }

  /// The index for a removed state: inside its old parent, after the state before it and all its substates.
  func place(ofRemoved id: StateID, after index: Int, in elements: [Merged<State>]) -> Int {
    let parent = parent(of: Merged(old: id, new: nil))
    let before = index < 0 ? nil : sibling(of: elements[index], in: parent)
    let start = parent.flatMap(elements.firstIndex).map { $0 + 1 } ?? 0
    let place = before.map { end(of: $0, in: elements) } ?? start
    // A page that marks no initial state begins in the first, which must stay the first.
    guard let first = defaultState(in: parent) else { return place }
    return max(place, end(of: first, in: elements))
  }

  /// The state itself or its ancestor that is a direct child of `parent`.
  private func sibling(of element: Merged<State>, in parent: Merged<State>?) -> Merged<State>? {
    sequence(first: element) { self.parent(of: $0) }.first { self.parent(of: $0) == parent }
  }

  /// The index after a state and all its substates.
  private func end(of state: Merged<State>, in elements: [Merged<State>]) -> Int {
    let last = elements.lastIndex { element in
      sequence(first: element) { self.parent(of: $0) }.contains(state)
    }
    return last.map { $0 + 1 } ?? 0
  }

  /// The state that is initial in `parent` because it is the first one; `nil` where one is marked.
  private func defaultState(in parent: Merged<State>?) -> Merged<State>? {
    if let parent, parent.new == nil { return nil }
    let children = parent?.new.map { hierarchy.children[$0.index] } ?? hierarchy.roots
    let isMarked = new.stateIDs.contains { id in
      new[id].isInitial && new.lineage(of: id).contains { children.contains($0) }
    }
    guard !isMarked, let first = children.first else { return nil }
    return Merged(old: pairs.old(for: first), new: first)
  }
}
