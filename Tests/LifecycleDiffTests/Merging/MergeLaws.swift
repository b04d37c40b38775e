import LifecycleDiff
import LifecycleModel

/// Laws that hold for any two merged life cycles.
struct MergeLaws {
  /// The merged life cycle.
  let merged: MergedLifecycle

  private var whole: Lifecycle { merged.lifecycle }
  private var old: Lifecycle { merged.old }
  private var new: Lifecycle { merged.new }

  /// The violated laws, in words; empty if there are none.
  var problems: [String] {
    newStates + newTransitions + oldStates + oldTransitions + order + beginnings
  }

  private func expect(_ isTrue: Bool, _ problem: @autoclosure () -> String) -> [String] { isTrue ? [] : [problem()] }

  /// Without removed ones there are the new page's states in its order.
  private var newStates: [String] {
    expect(merged.states.compactMap(\.new) == new.stateIDs, "New states are missing, or in another order")
      + zip(merged.states, whole.states).flatMap { element, state -> [String] in
        guard let id = element.new else { return [] }
        var own = state
        own.parent = state.parent.flatMap { merged[$0].new }
        return expect(own == new[id], "'\(new[id].name)' is another state")
      }
  }

  /// Without removed ones there are the new page's transitions and calls in its order.
  private var newTransitions: [String] {
    expect(
      merged.transitions.compactMap(\.transition.new) == new.transitionIDs,
      "New transitions are missing, or in another order")
      + zip(merged.transitions, whole.transitions).flatMap { element, transition -> [String] in
        guard let id = element.transition.new else { return [] }
        let steps = zip(element.steps, transition.steps).filter { $0.0.new != nil }
        let ends = [transition.source, transition.target].map { merged[$0].new }
        return expect(ends == [new[id].source, new[id].target], "t\(id.index) has other ends")
          + expect(
            transition.event == new[id].event && transition.guard == new[id].guard, "t\(id.index) is a different one")
          + expect(
            steps.compactMap(\.0.new) == Array(new[id].steps.indices), "t\(id.index) has its calls in another order")
          + expect(
            steps.map { whole.call($0.1) } == new[id].steps.map { new.call($0) }, "t\(id.index) has other calls")
      }
  }

  /// Without the added elements there are the old page's states, each once.
  private var oldStates: [String] {
    expect(merged.states.compactMap(\.old).sorted() == old.stateIDs, "Old states are missing")
      + zip(merged.states, whole.states).flatMap { element, state -> [String] in
        guard let id = element.old else { return [] }
        let isThere = element.differing.contains(.parent) || state.parent.flatMap { merged[$0].old } == old[id].parent
        let isCalled = element.differing.contains(.name) || NameKey(state.name) == NameKey(old[id].name)
        return expect(isThere && isCalled, "'\(old[id].name)' is another state")
      }
  }

  /// Without the added elements there are the old page's transitions, each once, and their calls in order except for moved ones.
  private var oldTransitions: [String] {
    expect(merged.transitions.compactMap(\.transition.old).sorted() == old.transitionIDs, "Old transitions are missing")
      + zip(merged.transitions, whole.transitions).flatMap { element, transition -> [String] in
        guard let id = element.transition.old else { return [] }
        let ends = [transition.source, transition.target].map { merged[$0].old }
        let isNamed =
          element.transition.differing.contains(.event) || NameKey(transition.event) == NameKey(old[id].event)
        return expect(ends == [old[id].source, old[id].target] && isNamed, "t\(id.index) is another old transition")
          + oldCalls(of: id, Array(zip(element.steps, transition.steps)))
      }
  }

  private func oldCalls(of id: TransitionID, _ steps: [(MergedStep, Step)]) -> [String] {
    let kept = steps.filter { $0.0.old != nil }.map { (place: $0.0.old ?? 0, merged: $0.0, step: $0.1) }
    let sorted = kept.sorted { $0.place < $1.place }
    let unchanged = kept.filter { $0.merged.mark == .unchanged || $0.merged.mark == .removed }
    let fixed = kept.filter {
      !$0.merged.isMoved && $0.step.unordered == nil && old[id].steps[$0.place].unordered == nil
    }
    return expect(
      sorted.map { whole[$0.step.callback].name } == old[id].steps.map { old[$0.callback].name },
      "t\(id.index) has other old calls")
      + expect(
        unchanged.allSatisfy { $0.step.certainty == old[id].steps[$0.place].certainty },
        "t\(id.index) has a call that is another one, unmarked")
      + expect(fixed.map(\.place) == fixed.map(\.place).sorted(), "t\(id.index) has its old calls in another order")
  }

  /// A parent comes before its substates, and no chain of the new page is split by a removed transition.
  private var order: [String] {
    let states = whole.states.enumerated().flatMap { index, state in
      expect(state.parent.map { $0.index < index } ?? true, "'\(state.name)' comes before what it is in")
    }
    let transitions = zip(merged.transitions, merged.transitions.dropFirst()).flatMap { element, next -> [String] in
      guard let id = element.transition.old, element.transition.new == nil, element.otherHalf == nil else { return [] }
      let isNextInside = next.transition.new.map { new[$0].isContinuation } ?? false
      return expect(old[id].isContinuation || !isNextInside, "A chain is cut in two by t\(id.index)")
    }
    return states + transitions
  }

  /// The life cycle, and each composite state, has the initial state of the new life cycle.
  private var beginnings: [String] {
    let (hierarchy, own) = (StateHierarchy(whole), StateHierarchy(new))
    return ([nil] + whole.stateIDs.map(Optional.some)).flatMap { region -> [String] in
      let newRegion = region.flatMap { merged[$0].new }
      guard region == nil || newRegion != nil, let first = own.initialChild(of: newRegion) else { return [] }
      return expect(
        hierarchy.initialChild(of: region).flatMap { merged[$0].new } == first, "'\(new[first].name)' begins nothing")
    }
  }

  /// Compares with the merge of the same life cycles in the opposite direction.
  func problems(with back: MergedLifecycle) -> [String] {
    let count = { (merged: MergedLifecycle, mark: ChangeMark) in
      [
        merged.states.count { $0.mark == mark }, merged.transitions.count { $0.mark == mark },
        merged.transitions.filter { $0.otherHalf == nil }.flatMap(\.steps).count { $0.mark == mark },
      ]
    }
    return expect(count(merged, .added) == count(back, .removed), "More or less is added than is removed the other way")
      + expect(count(merged, .removed) == count(back, .added), "More or less is removed than is added the other way")
  }
}

extension Lifecycle {
  /// A call in names that stay when others are removed.
  fileprivate func call(_ step: Step) -> [String] {
    [delegate(of: step.callback).name, self[step.callback].name, "\(step.certainty)", "\(step.unordered ?? 0)"]
  }
}
