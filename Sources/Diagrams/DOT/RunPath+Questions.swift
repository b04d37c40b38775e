import LifecycleModel

extension RunPath {
  /// The numbers, from 1, of the events that took one of some transitions.
  func numbers(of transitions: some Sequence<TransitionID>) -> [Int] {
    let asked = Set(transitions)
    return events.indices.filter { index in events[index].transitions.contains { asked.contains($0.transition) } }.map {
      $0 + 1
    }
  }

  /// `true` where an event took one of some transitions.
  func takes(_ transitions: some Sequence<TransitionID>) -> Bool { !numbers(of: transitions).isEmpty }

  /// The scenes to mention, from 0: those with events, and those that did not start in the initial state.
  ///
  /// Without any, the first scene represents all.
  func presentScenes(initial: StateID?) -> [Int] {
    let active = Set(events.map(\.scene))
    let present = start.indices.filter { active.contains($0) || start[$0] != initial }
    return present.isEmpty ? Array(start.indices.prefix(1)) : present
  }

  /// `true` where a scene begins in a leaf, ends there, or passes through it.
  func touches(_ leaf: StateID, initial: StateID?) -> Bool {
    let scenes = presentScenes(initial: initial)
    return scenes.contains { start[$0] == leaf || end[$0] == leaf }
      || events.contains { $0.transitions.contains { $0.source == leaf || $0.target == leaf } }
  }
}
