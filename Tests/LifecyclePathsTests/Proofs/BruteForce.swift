import LifecycleModel
import LifecyclePaths

/// Searches for the shortest run that violates a claim by trying all runs, event by event, and judging the whole trace each time.
///
/// It shares nothing with the prover but the graph of runs.
struct BruteForce {
  /// Something that happened.
  enum Happening: Hashable {
    /// A call: of which callback, with which scene's transition, and in which leaves.
    case call(CallbackID, scene: Int, places: [StateID])
    /// A call was deferred; it will come.
    case obligation(CallbackID, scene: Int)
    case entered(StateID, from: StateID, scene: Int)
    case sceneEnd(Int)
    case processEnd

    /// The callback, if it is a call.
    var callback: CallbackID? {
      if case .call(let callback, _, _) = self { return callback }
      return nil
    }
  }

  /// A call that is still to come.
  struct Pending: Hashable {
    let callback: CallbackID
    let scene: Int
  }

  /// A run so far.
  struct Trace: Hashable {
    var happenings: [Happening] = []
    var pending: [Pending] = []
    var configuration: Configuration
  }

  let runs: RunGraph
  let claim: Rule.Claim
  let scenes: Int

  var lifecycle: Lifecycle { runs.lifecycle }

  /// The result of a search.
  struct Result {
    /// The number of events of the shortest run that violates the claim.
    var shortest: Int?
    /// The number of events up to which all runs were tried.
    var depth = 0
    /// `true` if the claim's subject ever came.
    var isTriggered = false
  }

  /// Tries all runs, the shorter ones first, until there are too many.
  func search(budget: Int) -> Result {
    guard let initial = runs.graph.initial else { return Result() }
    var result = Result()
    var layer = traces(from: Configuration(initial, scenes: scenes))
    while result.depth < 8 {
      result.isTriggered = result.isTriggered || layer.contains(where: isTriggered)
      if layer.contains(where: breaks) {
        result.shortest = result.depth
        return result
      }
      var next: Set<Trace> = []
      for trace in layer {
        for scene in 0..<scenes {
          for macrostep in trace.configuration.macrosteps(of: scene, in: runs) {
            next.formUnion(traces(trace, after: macrostep, of: scene))
          }
        }
        if next.count > budget * 4 { return result }
      }
      layer = next
      result.depth += 1
      if layer.count > budget { break }
    }
    result.shortest = layer.contains(where: breaks) ? result.depth : nil
    return result
  }

  /// Returns `true` if a run is one of the page's and violates the claim.
  func isBroken(by run: Run) -> Bool { traces(of: run).contains(where: breaks) }

  /// All possible traces of a run; none for one that is not the page's.
  func traces(of run: Run) -> Set<Trace> {
    var traces = traces(from: run.start)
    for event in run.events {
      traces = traces.filter { $0.configuration.macrosteps(of: event.scene, in: runs).contains(event.macrostep) }
      if traces.isEmpty { return [] }
      let calls = event.calls.map { runs.step(of: $0).callback }.filter(isObserved)
      traces = traces.reduce(into: []) { longer, trace in
        longer.formUnion(
          self.traces(trace, after: event.macrostep, of: event.scene).filter { longer in
            longer.happenings.dropFirst(trace.happenings.count).compactMap(\.callback) == calls
          })
      }
    }
    return traces
  }

  /// The beginning of all runs: a process has its mode from the beginning.
  private func traces(from start: Configuration) -> Set<Trace> {
    guard lifecycle.transitions.contains(where: { $0.guard?.mode != nil }) else { return [Trace(configuration: start)] }
    return Set(
      AppMode.allCases.map { mode in
        var start = start
        start.mode = mode
        return Trace(configuration: start)
      })
  }

  /// All possible traces of a macrostep.
  func traces(_ trace: Trace, after macrostep: Macrostep, of scene: Int) -> [Trace] {
    var traces = [trace]
    for transition in runs.transitions(of: macrostep) {
      for group in groups(of: transition.transition) {
        traces = traces.flatMap { order(group, on: transition, scene: scene, after: $0) }
      }
      traces = traces.flatMap {
        late($0, places: [transition.source, transition.target], scene: scene, arrived: false)
      }
      traces = traces.flatMap { trace in
        var trace = trace
        trace.happenings.append(.entered(transition.target, from: transition.source, scene: scene))
        trace.configuration.leaves[scene] = transition.target
        if !runs.isAlive(transition.target) {
          trace.happenings.append(.sceneEnd(scene))
          if !trace.configuration.leaves.contains(where: runs.isAlive) { trace.happenings.append(.processEnd) }
        }
        return late(trace, places: [transition.target], scene: scene, arrived: true)
      }
    }
    return Array(Set(traces))
  }

  private func groups(of transition: TransitionID) -> [[Step]] {
    var groups: [[Step]] = []
    for step in lifecycle[transition].steps where isObserved(step.callback) {
      if let group = step.unordered, groups.last?.last?.unordered == group {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
    return groups
  }

  /// Calls that the claim does not name matter only if it is about the call just before.
  private func isObserved(_ callback: CallbackID) -> Bool {
    if claim.kind.word == "immediately-before" { return true }
    return claim.operands.contains(.callback(callback))
  }

  private func order(_ group: [Step], on transition: StateGraph.Edge, scene: Int, after trace: Trace) -> [Trace] {
    let places = [transition.source, transition.target]
    return late(trace, places: places, scene: scene, arrived: false).flatMap { trace -> [Trace] in
      guard !group.isEmpty else { return [trace] }
      return group.indices.flatMap { index -> [Trace] in
        var rest = group
        let step = rest.remove(at: index)
        var come = trace
        come.happenings.append(.call(step.callback, scene: scene, places: places))
        var ways = [come]
        if step.certainty.mayBeMissing { ways.append(trace) }
        if step.certainty.isDeferred {
          var later = trace
          later.pending.append(Pending(callback: step.callback, scene: scene))
          if !step.certainty.mayBeMissing { later.happenings.append(.obligation(step.callback, scene: scene)) }
          ways.append(later)
        }
        return ways.flatMap { order(rest, on: transition, scene: scene, after: $0) }
      }
    }
  }

  /// None or some of the deferred calls come now, in any order.
  private func late(_ trace: Trace, places: [StateID], scene: Int, arrived: Bool) -> [Trace] {
    var traces = [trace]
    for (index, pending) in trace.pending.enumerated() where mayCome(pending, trace, scene: scene, arrived: arrived) {
      var observed = trace
      observed.pending.remove(at: index)
      let own = pending.scene == scene ? places : [trace.configuration.leaves[pending.scene]]
      observed.happenings.append(.call(pending.callback, scene: pending.scene, places: own))
      traces += late(observed, places: places, scene: scene, arrived: arrived)
    }
    return traces
  }

  private func mayCome(_ pending: Pending, _ trace: Trace, scene: Int, arrived: Bool) -> Bool {
    if subject != .callback(pending.callback), !claim.isAboutOne(pending.callback) { return true }
    let isSomebodyAlive = !arrived || trace.configuration.leaves.contains(where: runs.isAlive)
    if isOfProcess(pending.callback) || !watchesScene { return isSomebodyAlive }
    return (pending.scene == scene && !arrived) || runs.isAlive(trace.configuration.leaves[pending.scene])
  }

  func isOfProcess(_ callback: CallbackID) -> Bool { lifecycle.delegate(of: callback).multiplicity == .process }
}

extension Rule.Claim {
  /// Returns `true` if this callback is its only one.
  fileprivate func isAboutOne(_ callback: CallbackID) -> Bool {
    operands.first == .callback(callback)
      && operands.count(where: { if case .callback = $0 { true } else { false } }) == 1
  }
}
