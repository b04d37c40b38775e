import LifecycleModel

extension RunPath {
  /// The numbers of the events, from 1, that took one of some transitions.
  func numbers(of transitions: some Sequence<TransitionID>) -> [Int] {
    let asked = Set(transitions)
    return events.indices.filter { index in events[index].transitions.contains { asked.contains($0.transition) } }.map {
      $0 + 1
    }
  }

  /// Whether some event took one of some transitions.
  func takes(_ transitions: some Sequence<TransitionID>) -> Bool { !numbers(of: transitions).isEmpty }

  /// The scenes that are worth a word, from 0: those with events, and those that were not where life begins.
  ///
  /// Where there is none, the first scene stands for all that could come.
  func presentScenes(initial: StateID?) -> [Int] {
    let active = Set(events.map(\.scene))
    let present = start.indices.filter { active.contains($0) || start[$0] != initial }
    return present.isEmpty ? Array(start.indices.prefix(1)) : present
  }

  /// Whether a scene begins in a leaf, ends there, or comes through.
  func touches(_ leaf: StateID, initial: StateID?) -> Bool {
    let scenes = presentScenes(initial: initial)
    return scenes.contains { start[$0] == leaf || end[$0] == leaf }
      || events.contains { $0.transitions.contains { $0.source == leaf || $0.target == leaf } }
  }
}
