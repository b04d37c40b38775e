import LifecycleModel

/// The changes of some rules' automata on the ways between the places of a call automaton.
struct RuleGraph: Sendable {
  /// A way from a place to another, with the change of a rule.
  struct Edge: Sendable {
    let source: Int
    let target: Int
    let change: RuleChange
  }

  /// The ways with the changes of one rule.
  struct Ways: Sendable {
    /// Those without a call, by the place that they lead from.
    fileprivate(set) var silences: [[Edge]]
    /// Those of each callback.
    fileprivate(set) var calls: [[Edge]]
  }

  /// The rules.
  let rules: [MonitoredRule]
  /// The number of places.
  let placeCount: Int
  /// The number of callbacks.
  let callbackCount: Int
  /// The ways of each rule.
  let ways: [Ways]
  /// For each place, those that any calls lead to.
  let reached: [[Int]]
  /// For each callback, `true` if its calls may come after their place.
  let isLate: [Bool]
  /// For each callback, `true` for one whose delegate is one per process.
  let isOfProcess: [Bool]
  /// For each callback, `true` if rules about a scene observe it when it is about another one.
  let isObservedByOthers: [Bool]
  /// `true` if some rule counts to the end of the process.
  let endsWithProcess: Bool
  /// `true` if some event goes on after a scene is over, so that its process may be for a moment.
  let hasTransientEnds: Bool

  /// Computes the changes of rules.
  init(_ automaton: CallAutomaton, _ rules: [MonitoredRule], of runs: RunGraph) {
    let passages = RulePassages(automaton, rules, of: runs)
    self.rules = rules
    placeCount = automaton.states.count
    callbackCount = runs.lifecycle.callbacks.count
    ways = passages.ways
    isLate = runs.lifecycle.callbackIDs.map { automaton.late.contains($0) }
    isOfProcess = runs.lifecycle.callbackIDs.map { runs.lifecycle.delegate(of: $0).multiplicity == .process }
    isObservedByOthers = runs.lifecycle.callbackIDs.map { callback in
      rules.contains { $0.others[callback.index] != .none }
    }
    endsWithProcess = rules.contains(where: \.endsWithProcess)
    hasTransientEnds = passages.hasTransientEnds
    var targets: [[Int]] = Array(repeating: [], count: automaton.states.count)
    for arrow in automaton.arrows { targets[arrow.source].append(arrow.target) }
    for silence in automaton.silentTransitions { targets[silence.source].append(silence.target) }
    reached = targets.indices.map { place in
      let isReached = [Bool](reachedFrom: [place], of: targets.count) { targets[$0] }
      return isReached.indices.filter { isReached[$0] }
    }
  }
}

/// Computes the changes of rules on the passages of a call automaton.
private struct RulePassages {
  private let automaton: CallAutomaton
  private let rules: [MonitoredRule]
  private let runs: RunGraph
  // The transition that each place is within; `nil` for stable states.
  private var owners: [TransitionID?]
  // The transitions between leaves, by the transition and its source.
  private var edges: [TransitionID: [StateGraph.Edge]] = [:]

  init(_ automaton: CallAutomaton, _ rules: [MonitoredRule], of runs: RunGraph) {
    self.automaton = automaton
    self.rules = rules
    self.runs = runs
    owners = Array(repeating: nil, count: automaton.states.count)
    for arrow in automaton.arrows { owners[arrow.source] = arrow.transition }
    guard let stable = StableStates(of: runs) else { return }
    for edge in stable.macrosteps.joined().flatMap(runs.transitions) {
      if edges[edge.transition]?.contains(edge) != true { edges[edge.transition, default: []].append(edge) }
    }
  }

  /// `true` if a segment of a chain ends in a state in which no scene is alive, and another follows.
  var hasTransientEnds: Bool {
    edges.values.joined().contains { !runs.isAlive($0.target) && runs.continuation(of: $0) != nil }
  }

  /// The ways of each rule.
  var ways: [RuleGraph.Ways] {
    let empty = RuleGraph.Ways(
      silences: Array(repeating: [], count: automaton.states.count),
      calls: Array(repeating: [], count: runs.lifecycle.callbacks.count))
    var ways = rules.map { _ in empty }
    func addSilence(from source: Int, to target: Int, _ passage: CallAutomaton.Passage) {
      for (rule, change) in silence(from: source, to: target, passage).enumerated() {
        ways[rule].silences[source].append(RuleGraph.Edge(source: source, target: target, change: change))
      }
    }
    for (silence, passage) in zip(automaton.silentTransitions, automaton.silentPassages) {
      addSilence(from: silence.source, to: silence.target, passage)
    }
    for event in automaton.silentEvents { addSilence(from: event.place, to: event.place, event.passage) }
    for (arrow, passage) in zip(automaton.arrows, automaton.arrowPassages) {
      for (rule, change) in call(arrow, passage).enumerated() {
        ways[rule].calls[arrow.callback.index].append(
          RuleGraph.Edge(source: arrow.source, target: arrow.target, change: change))
      }
    }
    return ways
  }

  /// The change of each rule on a way without a call.
  private func silence(from source: Int, to target: Int, _ passage: CallAutomaton.Passage) -> [RuleChange] {
    let skipped = deferredCalls(among: passage.skipped)
    let uncertain = deferredCalls(among: passage.uncertain)
    let arrivals = arrivals(from: source, to: target, passage)
    return rules.map { rule in
      var change = RuleChange.none
      for callback in skipped { change = change.then(rule.deferral(of: callback)) }
      for callback in uncertain { change = change.then(rule.deferral(of: callback).or(.none)) }
      return self.change(of: rule, after: change, by: arrivals)
    }
  }

  private func deferredCalls(among calls: [Run.Call]) -> [CallbackID] {
    calls.map { runs.lifecycle[$0.transition].steps[$0.step] }.filter(\.certainty.isDeferred).map(\.callback)
  }

  /// The change of each rule by a call.
  private func call(_ arrow: CallAutomaton.Arrow, _ passage: CallAutomaton.Passage) -> [RuleChange] {
    let arrivals = arrivals(from: arrow.source, to: arrow.target, passage)
    let around = edges[arrow.transition] ?? []
    return rules.map { rule in
      let own = rule.own[arrow.callback.index]
      let isInside = around.contains(where: rule.touchesPlace)
      return change(of: rule, after: isInside ? own.inside : own.outside, by: arrivals)
    }
  }

  private func change(
    of rule: MonitoredRule, after change: RuleChange, by arrivals: [[StateGraph.Edge]]
  ) -> RuleChange {
    arrivals.reduce(change) { change, edges in
      let all = edges.map { rule.arrival(by: $0, isAlive: runs.isAlive($0.target)) }
      guard let first = all.first else { return change }
      return change.then(all.dropFirst().reduce(first) { $0.or($1) })
    }
  }

  /// The transitions that come to their end on a way, each with all ways to take it: out of a state with substates there are several.
  private func arrivals(from source: Int, to target: Int, _ passage: CallAutomaton.Passage) -> [[StateGraph.Edge]] {
    let isWithin = owners[source] != nil && owners[target] == owners[source]
    let stayed = isWithin ? owners[source] : nil
    let start = source < automaton.stableCount ? automaton.states[source] : nil
    return passage.transitions.enumerated().compactMap { index, transition in
      guard transition != stayed else { return nil }
      let all = edges[transition] ?? []
      guard index == 0, let start else { return all }
      return all.filter { $0.source == start }
    }
  }
}
