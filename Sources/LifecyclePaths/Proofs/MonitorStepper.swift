import LifecycleModel

/// Runs a monitor on observation traces, with every choice that the page leaves open.
struct MonitorStepper: Sendable {
  /// The scenes that are alive while a macrostep is taken.
  struct SceneContext: Hashable, Sendable {
    /// `true` if the scene is the watched one, or the property observes all scenes.
    let isOwn: Bool
    /// `true` if another scene is alive.
    let isAnotherAlive: Bool
    /// `true` if the watched scene is alive; it matters if another one moves.
    let isWatchedAlive: Bool
  }

  /// The possible results of a macrostep.
  struct Outcomes: Hashable, Sendable {
    /// The monitor's possible states, by number; old and new obligations are distinguished.
    var states: Set32 = Set32()
    /// `true` if some choice violates the property.
    var breaks = false
    /// `true` if some choice violates an obligation that was open before the macrostep.
    var losesOld = false
  }

  let monitor: Monitor
  let lateLabel: Label
  private let isSecondOfScene: Bool

  init(_ property: Property) {
    monitor = property.monitor
    lateLabel = property.lateLabel
    isSecondOfScene = property.watchesScene && !property.isSecondOfProcess
  }

  /// The possible results of a macrostep that begins in a state of the monitor.
  func outcomes(of trace: ObservationTrace, from start: Monitor.State, in context: SceneContext) -> Outcomes {
    var outcomes = Outcomes(states: [start.number])
    for item in trace.items {
      switch item {
      case .calls(let observations, let inPlace):
        observe(observations, inPlace: inPlace, whileAlive: isSecondAlive(context, isSceneAlive: true), &outcomes)
      case .arrival(let label, let isAlive, let inPlace):
        arrive(label, isAlive: isAlive, inPlace: inPlace, in: context, &outcomes)
      }
    }
    observeLate(&outcomes, inPlace: true, whileAlive: isSecondAlive(context, isSceneAlive: trace.isAlive))
    return outcomes
  }

  /// Returns `true` if the deferred call that the property is about may come: its process, or its scene, is alive.
  func isSecondAlive(_ context: SceneContext, isSceneAlive: Bool) -> Bool {
    guard isSecondOfScene else { return isSceneAlive || context.isAnotherAlive }
    return context.isOwn ? isSceneAlive : context.isWatchedAlive
  }

  /// The scopes that end if a scene reaches a leaf in which it is not alive.
  func endedScopes(in context: SceneContext) -> [Scope] {
    (context.isOwn ? [.scene] : []) + (context.isAnotherAlive ? [] : [.process])
  }

  private func arrive(
    _ label: Label, isAlive: Bool, inPlace: Bool, in context: SceneContext, _ outcomes: inout Outcomes
  ) {
    observeLate(&outcomes, inPlace: true, whileAlive: isSecondAlive(context, isSceneAlive: true))
    if !label.isEmpty { outcomes.map { monitor.observing(label, inPlace: inPlace, $0) } }
    if !isAlive {
      for scope in endedScopes(in: context) { outcomes.map { monitor.ending(scope, $0) } }
    }
    observeLate(&outcomes, inPlace: inPlace, whileAlive: isSecondAlive(context, isSceneAlive: isAlive))
  }

  /// Adds the states after deferred calls that may come now.
  private func observeLate(_ outcomes: inout Outcomes, inPlace: Bool, whileAlive: Bool) {
    var waiting = outcomes.states
    while let number = waiting.popFirst() {
      for observed in late(after: Monitor.State(number), inPlace: inPlace, whileAlive: whileAlive) {
        guard let observed else {
          outcomes.breaks = true
          continue
        }
        if outcomes.states.insert(observed.number) { waiting.insert(observed.number) }
      }
    }
  }

  private func late(after state: Monitor.State, inPlace: Bool, whileAlive: Bool) -> [Monitor.State?] {
    var observed: [Monitor.State?] = []
    if state.late > 0, whileAlive {
      var rest = state
      rest.late -= 1
      observed.append(monitor.observing(lateLabel, inPlace: inPlace, rest))
    }
    if state.isOtherLate {
      var rest = state
      rest.isOtherLate = false
      observed.append(monitor.observing(.other, inPlace: inPlace, rest))
    }
    return observed
  }

  /// Observes the calls of one group in every order, with deferred ones between them.
  private func observe(
    _ observations: [ObservationTrace.Observation], inPlace: Bool, whileAlive: Bool, _ outcomes: inout Outcomes
  ) {
    observeLate(&outcomes, inPlace: inPlace, whileAlive: whileAlive)
    guard observations.count > 1 else {
      if let observation = observations.first { observe(observation, inPlace: inPlace, &outcomes) }
      return
    }
    // More than four equal calls in one group make no difference to any monitor.
    let counts = Dictionary(observations.map { ($0, 1) }, uniquingKeysWith: { min($0 + $1, 4) })
    let kinds = Array(counts.keys)
    var layer: [[Int]: Outcomes] = [kinds.map { counts[$0, default: 0] }: outcomes]
    for _ in 0..<counts.values.reduce(0, +) {
      var next: [[Int]: Outcomes] = [:]
      for (rest, reached) in layer {
        for (index, kind) in kinds.enumerated() where rest[index] > 0 {
          var rest = rest
          rest[index] -= 1
          var observed = reached
          observe(kind, inPlace: inPlace, &observed)
          observeLate(&observed, inPlace: inPlace, whileAlive: whileAlive)
          next[rest, default: Outcomes()].formUnion(observed)
        }
      }
      layer = next
    }
    outcomes = layer.values.reduce(into: Outcomes()) { $0.formUnion($1) }
  }

  private func observe(_ observation: ObservationTrace.Observation, inPlace: Bool, _ outcomes: inout Outcomes) {
    let before = outcomes.states
    outcomes.map { monitor.observing(observation.label, inPlace: inPlace, $0) }
    if observation.certainty.mayBeMissing { outcomes.states.formUnion(before) }
    if observation.certainty.isLate {
      for number in before {
        outcomes.states.insert(monitor.deferring(observation.label, Monitor.State(number)).number)
      }
    }
  }
}

extension MonitorStepper.Outcomes {
  /// Replaces each state by another, or by a violation.
  fileprivate mutating func map(_ change: (Monitor.State) -> Monitor.State?) {
    var changed = Set32()
    for number in states {
      let state = Monitor.State(number)
      if let next = change(state) {
        changed.insert(next.number)
      } else {
        breaks = true
        losesOld = losesOld || state.phase == 1
      }
    }
    states = changed
  }

  fileprivate mutating func formUnion(_ other: Self) {
    states.formUnion(other.states)
    breaks = breaks || other.breaks
    losesOld = losesOld || other.losesOld
  }
}
