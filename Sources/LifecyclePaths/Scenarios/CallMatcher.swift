import LifecycleModel

/// Compares a scenario's list with the calls of all runs along its path, transition by transition.
///
/// It keeps all states that a match may be in (`MatchState`): each call that always comes must be listed next, one that
/// may be skipped may be left out, and a deferred one may be listed from then on. Runs that reach the same state are
/// merged, so that their number does not matter. `CallMatcher+Blocks.swift` has the steps.
struct CallMatcher {
  /// A place at which the scenario and the graph differ, and the progress up to it.
  struct Mismatch {
    let listed: Int
    let layer: Int
    let block: Int
    let item: Int?
    let step: Int?
    let trail: Int?
    let transition: ScenarioPath.Edge?

    /// Returns `true` if it is at least as late as another.
    func isAtOrAfter(_ other: (listed: Int, layer: Int, block: Int)) -> Bool {
      (listed, layer, block) >= other
    }
  }

  let list: ListedCalls
  let path: ScenarioPath
  let graph: ScenarioGraph
  /// The last layer on which a callback always comes.
  let lastDemands: [CallbackID: Int]
  /// The steps that are left.
  var budget: Budget
  /// The latest difference so far.
  var mismatch: Mismatch?
  private var trail: [(parent: Int?, transition: StateGraph.Edge)] = []

  /// Prepares to compare a list with the runs along a path.
  init(_ list: ListedCalls, along path: ScenarioPath, in graph: ScenarioGraph, budget: Budget) {
    self.list = list
    self.path = path
    self.graph = graph
    self.budget = budget
    var lastDemands: [CallbackID: Int] = [:]
    for (layer, transitions) in path.transitions.enumerated() {
      for transition in Set(transitions.map(\.edge.transition)) {
        let demands = graph.calls[transition.index].lastDemands
        self.budget.spend(1 + demands.count)
        for callback in demands.keys { lastDemands[callback] = layer }
      }
      if self.budget.isSpent { break }
    }
    self.lastDemands = lastDemands
  }

  /// Decides if some run has the scenario's calls.
  mutating func verdict() -> ScenarioVerdict {
    var current = path.stops[0].map { stop in
      var states = MatchStates()
      states.insert(MatchState(), trail: nil)
      return arriving(states, at: stop)
    }
    for layer in path.transitions.indices {
      var next = path.stops[layer + 1].map { _ in MatchStates() }
      for transition in path.transitions[layer] {
        let states = following(transition, on: layer, from: current[transition.source])
        for item in states.found { next[transition.target].insert(item.state, trail: item.trail) }
        guard !budget.isSpent else { return .undecided }
      }
      for (index, stop) in path.stops[layer + 1].enumerated() {
        next[index] = arriving(next[index], at: stop).pruned(list)
      }
      guard next.contains(where: { !$0.isEmpty }) else { break }
      current = next
      if layer == path.transitions.count - 1, isFinished(current) { return .holds }
    }
    guard !budget.isSpent, let mismatch else { return .undecided }
    return .differs(difference(at: mismatch))
  }

  private mutating func following(
    _ transition: ScenarioPath.Edge, on layer: Int, from start: MatchStates
  ) -> MatchStates {
    var states = start
    let calls = graph.calls[transition.edge.transition.index]
    for block in calls.blocks.indices where !states.isEmpty {
      let moment = CallMoment(
        layer: layer, transition: transition, block: block, endsChain: endsChain(transition, on: layer))
      states = following(calls.blocks[block], at: moment, from: states)
    }
    var after = MatchStates()
    for item in states.found {
      trail.append((item.trail, transition.edge))
      after.insert(item.state, trail: trail.count - 1)
    }
    return after
  }

  /// Returns `true` at the end of a chain or scenario: a page cannot say on which side of the last state its calls are.
  private func endsChain(_ transition: ScenarioPath.Edge, on layer: Int) -> Bool {
    path.stops[layer + 1][transition.target].next == nil
  }

  /// The states after the scene reaches a stop: the list may say so there, before any call of the next transition.
  mutating func arriving(_ states: MatchStates, at stop: ScenarioPath.Stop) -> MatchStates {
    var after = states
    for item in states.found {
      var state = item.state
      var hasArrived = false
      while !budget.isSpent, let next = afterNextBlock(of: state, at: stop, hasArrived: hasArrived) {
        budget.spend()
        state = next.state
        guard next.arrives else { continue }
        hasArrived = true
        after.insert(state, trail: item.trail)
      }
    }
    return after
  }

  /// The state after the blocks that may be missing and one more, and `true` if that block says that the scene is at
  /// the stop; `nil` if the block names another state or a call of it must come.
  private func afterNextBlock(
    of state: MatchState, at stop: ScenarioPath.Stop, hasArrived: Bool
  ) -> (state: MatchState, arrives: Bool)? {
    var state = state
    if state.left == nil { state.block = list.ends[state.block] }
    guard state.block < list.blocks.count else { return nil }
    switch list.blocks[state.block] {
    case .reached(let reached):
      return graph.nesting.isInside(stop.leaf, reached) ? (state.advanced(), true) : nil
    case .calls:
      guard let next = afterBlock(state) else { return nil }
      // In the middle of a chain, a late call comes either before the scene arrives or after.
      let isTooLate = hasArrived && stop.next != nil && next.late != state.late
      return isTooLate ? nil : (next, false)
    }
  }

  /// Returns `true` if some state needs no more calls; else all states are differences.
  private mutating func isFinished(_ current: [MatchStates]) -> Bool {
    for item in current.flatMap(\.found) {
      guard let missing = missingItem(after: item.state) else { return true }
      let place = (progress(of: item.state), path.transitions.count, 0)
      if let mismatch, mismatch.isAtOrAfter(place) { continue }
      mismatch = Mismatch(
        listed: place.0, layer: place.1, block: 0, item: missing, step: nil, trail: item.trail, transition: nil)
    }
    return false
  }

  /// The difference, with the run that leads to it and on to the end of the path.
  private func difference(at mismatch: Mismatch) -> CallDifference {
    var transitions: [StateGraph.Edge] = []
    var next = mismatch.trail
    while let index = next {
      transitions.append(trail[index].transition)
      next = trail[index].parent
    }
    transitions.reverse()
    var transition = mismatch.transition
    while let last = transition {
      transitions.append(last.edge)
      transition =
        transitions.count < path.transitions.count
        ? path.transitions[transitions.count].first { $0.source == last.target } : nil
    }
    let call = mismatch.step.map { CallDifference.Place(transition: mismatch.layer, step: $0) }
    return CallDifference(transitions: transitions, item: mismatch.item, call: call)
  }
}

/// The position of a block of calls in the graph.
struct CallMoment {
  let layer: Int
  let transition: ScenarioPath.Edge
  let block: Int
  /// `true` if the chain, or the scenario, ends with this transition.
  let endsChain: Bool
}
