import LifecycleModel

/// A life cycle's graph, prepared to decide scenarios.
///
/// A scenario's path is followed by transitions of one scene, one for each arrow, as in a run: a chain that has begun
/// goes on to its end, unless the scenario ends before, and from a stable state every transition out of its leaf can be
/// taken. Guards about other scenes are ignored; all transitions are of one mode, that of the scenario's own guard if it
/// names one. Of the runs along the path, those that match the scenario's title and guard best (`RunPreference`) are
/// meant; one of them must have the scenario's calls.
package struct ScenarioGraph: Sendable {
  /// The largest part of a page's budget for one scenario.
  private static let share = 2_000_000

  let runs: RunGraph
  let nesting: StateNesting
  /// The edges of each leaf, its own before its parent's.
  let edges: [[StateGraph.Edge]]
  /// The calls of each transition.
  let calls: [TransitionCalls]
  private let events: [NameKey]
  private let guards: [NameKey?]

  /// Prepares a life cycle's graph.
  package init(_ runs: RunGraph) {
    let lifecycle = runs.lifecycle
    var edges = Array(repeating: [StateGraph.Edge](), count: lifecycle.states.count)
    for leaf in runs.graph.leaves { edges[leaf.index] = runs.graph.edges(from: leaf) }
    self.runs = runs
    self.edges = edges
    nesting = StateNesting(lifecycle)
    calls = lifecycle.transitions.map { TransitionCalls($0.steps) }
    events = lifecycle.transitions.map { NameKey($0.event) }
    guards = lifecycle.transitions.map { $0.guard?.key }
  }

  /// Decides a scenario.
  ///
  /// The verdict is exact, or `undecided` if the budget is spent.
  package func verdict(on scenario: Scenario, budget: inout Budget) -> ScenarioVerdict {
    var share = budget.take(Self.share)
    defer { budget.put(back: share) }
    let modes = scenario.guard?.mode.map { [$0] } ?? runs.modes
    var longest = ScenarioPath()
    for preference in RunPreference.allCases {
      var difference: ScenarioVerdict?
      for mode in modes {
        let isMeant = transitions(of: scenario, preference, in: mode)
        let path = ScenarioPath(scenario.path, in: self, budget: &share, where: isMeant)
        guard !share.isSpent else { return .undecided }
        guard !path.isBroken else {
          if path.stops.count >= longest.stops.count { longest = path }
          continue
        }
        var matcher = CallMatcher(ListedCalls(scenario.items), along: path, in: self, budget: share)
        let verdict = matcher.verdict()
        share = matcher.budget
        guard case .differs = verdict else { return verdict }
        difference = difference ?? verdict
      }
      if let difference { return difference }
    }
    return .hasNoPath(longest.pathBreak(of: scenario.path, in: self))
  }

  /// The runs along a scenario's states by any events, in each mode that it allows; `nil` if there are none, or too many to find them.
  func anyPath(of scenario: Scenario) -> ScenarioPath? {
    var budget = Budget(Self.share)
    let tests = (scenario.guard?.mode.map { [$0] } ?? runs.modes).map { transitions(of: scenario, .any, in: $0) }
    let path = ScenarioPath(scenario.path, in: self, budget: &budget) { transition, position in
      tests.contains { $0(transition, position) }
    }
    return path.isBroken || budget.isSpent ? nil : path
  }

  /// Returns a test for transitions of a mode that match a scenario's title and guard, given their index in the run.
  private func transitions(
    of scenario: Scenario, _ preference: RunPreference, in mode: AppMode?
  ) -> (TransitionID, Int) -> Bool {
    let title = NameKey(scenario.title)
    let condition = scenario.guard?.key
    return { transition, position in
      guard runs.lifecycle.isOpen(transition, in: mode) else { return false }
      return switch preference {
      case .titleAndGuard: events[transition.index] == title && guards[transition.index] == condition
      case .title: events[transition.index] == title
      case .titleAtFirst: position > 0 || events[transition.index] == title
      case .any: true
      }
    }
  }
}
