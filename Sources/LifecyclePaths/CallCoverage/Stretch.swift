import LifecycleModel

/// A stretch of a life cycle that calls can show: transitions that directly follow one another, maybe with calls.
///
/// A scenario is a stretch along its states, by a transition for each arrow, whatever the event: calls do not tell that. Its calls are
/// compared as `CallMatcher` compares them with those of the page, but only with those that came: what the log would not show is left
/// out on both sides. A pair is a stretch of two transitions.
struct Stretch: Sendable {
  /// The progress of a run along it.
  struct Match: Hashable {
    /// The number of its transitions that are over.
    let layer: Int
    /// The progress in its list of calls.
    let state: MatchState
  }

  /// The element that is covered by it.
  let element: CoverableElement
  /// The mode of the processes that may have it; `nil` for any.
  let mode: AppMode?
  /// For each transition, those that may be taken.
  let layers: [Set<TransitionID>]
  /// The progress of a life cycle that is in a leaf; none for a leaf at which the stretch does not begin.
  let beginnings: [Set<Match>]
  /// Compares the calls; `nil` if they do not matter.
  let matcher: CallMatcher?

  /// The stretch of a scenario, as far as some callbacks show it; `nil` if they show none of its calls, or no run follows its path.
  init?(_ number: Int, in graph: ScenarioGraph, observing callbacks: Set<CallbackID>) {
    let scenario = graph.runs.lifecycle.scenarios[number]
    let items = scenario.items.filter { item in item.call.map { callbacks.contains($0.callback) } ?? true }
    guard items.contains(where: { $0.call != nil }), let path = graph.anyPath(of: scenario), !path.transitions.isEmpty
    else { return nil }
    var matcher = CallMatcher(ListedCalls(items), along: path, in: graph, budget: Budget())
    element = .scenario(number)
    mode = scenario.guard?.mode
    layers = path.transitions.map { Set($0.map(\.edge.transition)) }
    var beginnings = Array(repeating: Set<Match>(), count: graph.runs.lifecycle.states.count)
    for stop in path.stops[0] {
      var states = MatchStates()
      states.insert(MatchState(), trail: nil)
      let found = matcher.arriving(states, at: stop).found
      beginnings[stop.leaf.index] = Set(found.map { Match(layer: 0, state: $0.state) })
    }
    self.beginnings = beginnings
    self.matcher = matcher
  }

  /// The stretch of two transitions, each given by its edges.
  init(_ first: [StateGraph.Edge], _ second: StateGraph.Edge, stateCount: Int) {
    element = .pair(first[0].transition, second.transition)
    mode = nil
    layers = [[first[0].transition], [second.transition]]
    var beginnings = Array(repeating: Set<Match>(), count: stateCount)
    for edge in first { beginnings[edge.source.index] = [Match(layer: 0, state: MatchState())] }
    self.beginnings = beginnings
    matcher = nil
  }
}

extension Lifecycle {
  /// The stretches of a page: its scenarios, then the pairs of transitions of two events in a row, if they are asked for.
  func stretches(observing callbacks: Set<CallbackID>, withPairs: Bool) -> [Stretch] {
    guard withPairs || !scenarios.isEmpty else { return [] }
    let graph = ScenarioGraph(RunGraph(self))
    let found = scenarios.indices.compactMap { Stretch($0, in: graph, observing: callbacks) }
    return withPairs ? found + graph.runs.pairs.map { Stretch($0, $1, stateCount: states.count) } : found
  }

  /// The pairs of a transition at the end of an event, and one that may begin the next, in page order.
  package var transitionPairs: [(TransitionID, TransitionID)] {
    RunGraph(self).pairs.map { ($0[0].transition, $1.transition) }
  }
}

extension RunGraph {
  /// The edges of the first transition of each pair, and that of the second.
  fileprivate var pairs: [([StateGraph.Edge], StateGraph.Edge)] {
    let edges = Dictionary(grouping: graph.edges, by: \.transition)
    let last = lifecycle.transitionIDs.compactMap { edges[$0] }.filter { continuation(of: $0[0]) == nil }
    return last.flatMap { first in
      graph.edges(from: first[0].target).sorted { $0.transition < $1.transition }.map { (first, $0) }
    }
  }
}
