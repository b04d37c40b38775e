import LifecycleModel

/// Proves properties over all runs of some scenes in one process, or refutes them with a shortest run.
///
/// A process keeps its mode, so a property is proved in each mode, on the macrosteps of that mode alone.
/// A property is proved on the product of the scenes and its monitor. Scenes that it does not watch are first reduced
/// to a quotient; a counterexample is then searched for without quotients.
package struct Prover: Sendable {
  /// The default number of product states that are explored for one property.
  package static let standardLimit = 1_000_000

  /// The allowed numbers of scenes.
  package static let sceneCounts = 1...9

  /// The calls that can be observed in the time that a product state takes.
  private static let callsPerState = 8

  private let paths: [StableStates]
  private let runs: RunGraph
  private let scenes: Int
  /// What observing the calls of all transitions for a property costs, in product states.
  private let callCost: Int
  /// The number of product states that may be explored for one property.
  let limit: Int

  /// Prepares for the properties of a life cycle.
  ///
  /// - Parameters:
  ///   - runs: The macrosteps of a scene.
  ///   - scenes: The number of scenes, at least one.
  ///   - limit: The number of product states that may be explored for one property.
  package init(_ runs: RunGraph, scenes: Int, limit: Int = standardLimit) {
    self.runs = runs
    self.scenes = max(scenes, 1)
    self.limit = limit
    callCost = runs.lifecycle.transitions.reduce(0) { $0 + $1.steps.count } / Self.callsPerState
    paths = runs.modes.compactMap { StableStates(of: runs, in: $0) }
  }

  /// The verdict on a rule's claim.
  package func verdict(on claim: Rule.Claim) -> Verdict {
    var left = limit
    return verdict(on: claim, within: &left)
  }

  /// The verdict on a rule's claim; the transitions and calls that were observed for it and the product states that were explored are
  /// subtracted from what is left for the claims of a page.
  func verdict(on claim: Rule.Claim, within left: inout Int) -> Verdict {
    guard let initial = runs.graph.initial else { return .holdsVacuously }
    // To observe the calls for a property takes time, too.
    guard paths.allSatisfy({ cost(of: $0) <= min(limit, left) }) else { return .unproved(limit: limit) }
    return verdict(on: Property(claim, in: runs.lifecycle, initial: initial), within: &left)
  }

  /// The verdict on a callback's declared frequency, about the steps that have it; `nil` if its scope is something that
  /// the graph does not show, such as a view that is not the delegate.
  func verdict(
    on callback: CallbackID, comingAtMost frequency: Frequency, within left: inout Int
  ) -> Verdict? {
    guard let initial = runs.graph.initial else { return .holdsVacuously }
    return Property(callback, frequency: frequency, in: runs.lifecycle, initial: initial)
      .map { verdict(on: $0, within: &left) }
  }

  private func verdict(on property: Property, within left: inout Int) -> Verdict {
    paths.reduce(.holdsVacuously) { $0.joined(by: verdict(on: property, along: $1, within: &left)) }
  }

  private func cost(of paths: StableStates) -> Int { paths.transitionCount + callCost }

  private func verdict(on property: Property, along paths: StableStates, within left: inout Int) -> Verdict {
    let most = min(limit, left)
    guard cost(of: paths) <= most else { return .unproved(limit: limit) }
    left -= cost(of: paths) * min(scenes, 2)
    let watched = SceneAutomaton(property, along: paths, isOwn: true)
    if !watched.traces.contains(where: \.isTrigger), !property.monitor.initial.contains(.second) {
      return property.monitor.kind.isAbsence ? .holds : .holdsVacuously
    }
    let other = scenes > 1 ? SceneAutomaton(property, along: paths, isOwn: false) : watched
    let others = Array(repeating: other.quotient(), count: scenes - 1)
    guard let exploration = Exploration(property, scenes: [watched] + others, limit: most) else {
      return .unproved(limit: limit)
    }
    left -= exploration.nodes.count
    switch exploration.end {
    case .complete:
      let isVacuous = !exploration.isTriggered && !property.monitor.kind.isAbsence
      return isVacuous ? .holdsVacuously : .holds
    case .limit: return .unproved(limit: limit)
    case .broken, .doomed:
      let all = [watched] + Array(repeating: other, count: scenes - 1)
      guard let whole = Exploration(property, scenes: all, limit: most) else { return .refuted(nil) }
      left -= whole.nodes.count
      var builder = CounterexampleBuilder(whole, property, along: paths)
      return .refuted(builder.counterexample())
    }
  }
}
