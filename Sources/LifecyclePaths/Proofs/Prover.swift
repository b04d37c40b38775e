import LifecycleModel

/// Proves laws of a life cycle over all runs of some scenes in one process, or refutes them with a shortest run.
///
/// A law is proved on the product of the scenes and of a small automaton that listens. The scenes that a law does not watch are
/// first reduced to what others can notice of them; a refuted law is then shown on the scenes as they are.
package struct Prover: Sendable {
  /// How many situations are explored for one law where nobody says it.
  package static let standardLimit = 1_000_000

  /// How many scenes there may be.
  package static let sceneCounts = 1...9

  private let paths: StableStates?
  private let runs: RunGraph
  private let scenes: Int
  private let limit: Int

  /// Prepares for the laws of a life cycle.
  ///
  /// - Parameters:
  ///   - runs: What a scene can do.
  ///   - scenes: How many scenes there are, at least one.
  ///   - limit: How many situations may be explored for one law.
  package init(_ runs: RunGraph, scenes: Int, limit: Int = standardLimit) {
    self.runs = runs
    self.scenes = max(scenes, 1)
    self.limit = limit
    paths = StableStates(of: runs)
  }

  /// What the graph says of a rule's claim.
  package func verdict(on claim: Rule.Claim) -> Verdict {
    guard let paths else { return .holdsVacuously }
    return verdict(on: Property(claim, in: runs.lifecycle, initial: paths.leaves[0]), along: paths)
  }

  /// What the graph says of a callback's declared frequency, about the steps that have it; `nil` where it counts in the life of
  /// something that the graph does not show: a view's, of a delegate that is none.
  package func verdict(on callback: CallbackID, comingAtMost frequency: Frequency) -> Verdict? {
    guard let paths else { return .holdsVacuously }
    return Property(callback, frequency: frequency, in: runs.lifecycle, initial: paths.leaves[0])
      .map { verdict(on: $0, along: paths) }
  }

  private func verdict(on property: Property, along paths: StableStates) -> Verdict {
    guard paths.transitionCount <= limit else { return .unproved(limit: limit) }
    let watched = SceneAutomaton(property, along: paths, isOwn: true)
    if !watched.traces.contains(where: \.isTrigger), !property.monitor.isInSecond {
      return property.monitor.kind == .never ? .holds : .holdsVacuously
    }
    let other = scenes > 1 ? SceneAutomaton(property, along: paths, isOwn: false) : watched
    let others = Array(repeating: other.quotient(), count: scenes - 1)
    guard let exploration = Exploration(property, scenes: [watched] + others, limit: limit) else {
      return .unproved(limit: limit)
    }
    switch exploration.end {
    case .complete:
      let isVacuous = !exploration.isTriggered && property.monitor.kind != .never
      return isVacuous ? .holdsVacuously : .holds
    case .limit: return .unproved(limit: limit)
    case .broken, .doomed:
      let all = [watched] + Array(repeating: other, count: scenes - 1)
      return .refuted(counterexample(of: property, among: all, along: paths))
    }
  }

  private func counterexample(of property: Property, among scenes: [SceneAutomaton], along paths: StableStates)
    -> Counterexample?
  {
    guard let exploration = Exploration(property, scenes: scenes, limit: limit) else { return nil }
    var builder = CounterexampleBuilder(exploration, property, along: paths)
    return builder.counterexample()
  }
}
