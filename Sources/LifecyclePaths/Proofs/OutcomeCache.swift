/// The outcomes of the moves of some scenes, each computed once.
struct OutcomeCache {
  private let stepper: MonitorStepper
  private let scenes: [SceneAutomaton]
  private var known: [[MonitorStepper.Outcomes?]]

  /// Creates an empty cache. All scenes but the first share one automaton.
  init(_ stepper: MonitorStepper, _ scenes: [SceneAutomaton]) {
    self.stepper = stepper
    self.scenes = scenes
    known = scenes.prefix(2).map { Array(repeating: nil, count: $0.traces.count * Monitor.State.count * 8) }
  }

  /// The possible results of a scene's move from a state of the monitor.
  mutating func outcomes(
    of move: SceneAutomaton.Move, scene: Int, from start: Monitor.State, in context: MonitorStepper.SceneContext
  ) -> MonitorStepper.Outcomes {
    let role = min(scene, 1)
    let index = (move.trace * Monitor.State.count + start.number) * 8 + context.number
    if let outcomes = known[role][index] { return outcomes }
    let outcomes = stepper.outcomes(of: scenes[scene].traces[move.trace], from: start, in: context)
    known[role][index] = outcomes
    return outcomes
  }
}

extension MonitorStepper.SceneContext {
  fileprivate var number: Int { (isOwn ? 4 : 0) + (isAnotherAlive ? 2 : 0) + (isWatchedAlive ? 1 : 0) }
}
