import LifecycleModel

/// Follows the calls of processes, and tells which of them the page does not allow.
///
/// It is sound: it never reports a call that some run of the page explains, with the observed callbacks, the start and the gaps
/// given. What a call does to a set of places is computed once, so that a known call is a look-up for each life cycle that it may
/// belong to.
package struct CallMonitor: Sendable {
  /// A process, as its calls tell it.
  package struct Process: Sendable {
    /// The life cycles of the process, in the first mode that it may have.
    var lives: MonitoredLives
    /// The same in each other mode that it may have.
    var otherModes: [MonitoredLives]
    /// The number of calls that have come.
    var clock = 0
    /// The number of life cycles that have been told apart.
    var lifeCount = 0
    /// How often the monitor had dropped all sets before it numbered those of the process.
    var generation: Int
  }

  var steps: CallSteps
  /// Those where nothing tells life cycles apart.
  var explanations: ExplanationSteps
  let modes: [AppMode?]
  private(set) var generations: SetGenerations

  /// Monitors some callbacks; `nil` for a life cycle without states.
  ///
  /// Of all processes together it remembers a number of sets of places at a time. Of the calls that the page allows, it counts
  /// those of some callbacks, or all.
  package init?(
    _ runs: RunGraph, observing callbacks: Set<CallbackID>, counting counted: Set<CallbackID>? = nil,
    setCapacity: Int = 100_000
  ) {
    guard let automaton = CallAutomaton(of: runs, observing: callbacks) else { return nil }
    steps = CallSteps(automaton, of: MonitoredPage(runs, observing: callbacks), counting: counted)
    explanations = ExplanationSteps(callbackCount: steps.page.callbackCount)
    modes = runs.modes
    generations = SetGenerations(capacity: setCapacity, steps)
  }

  /// A process that starts, or one that may be anywhere when its first call comes.
  package func process(isAnywhere: Bool = false) -> Process {
    let all = modes.map { MonitoredLives(mode: $0, isAnywhere: isAnywhere, steps) }
    return Process(lives: all[0], otherModes: Array(all.dropFirst()), generation: generations.current)
  }

  /// A process after its first call in a log, which comes only when a process begins; calls before it may be missing.
  package func process(launchedBy callback: CallbackID) -> Process {
    let all = modes.compactMap { MonitoredLives(mode: $0, launchedBy: callback, steps) }
    guard let first = all.first else { return process(isAnywhere: true) }
    return Process(lives: first, otherModes: Array(all.dropFirst()), clock: 1, generation: generations.current)
  }

  /// Follows a process through a call of an observed callback.
  package mutating func take(_ call: MonitoredCall, in process: inout Process) -> Verdict {
    generations.renew(&process, &steps)
    process.clock += 1
    steps.moves.begin(call.callback)
    var effect = CallEffect(of: call, at: process.clock, lifeCount: process.lifeCount, steps.page)
    apply(&effect, to: &process)
    effect.isTelling = effect.allowedCount < steps.callCount
    guard !effect.isAllowed else { return Verdict(effect, state: effect.reached) }
    let state = state(before: effect, in: process)
    let rejection = Verdict.Rejection(call: call, process: process)
    adapt(to: &effect, in: &process)
    return Verdict(effect, state: state, rejection)
  }

  /// Follows a process through a gap, in which any calls may have been lost.
  package mutating func skip(in process: inout Process) {
    generations.renew(&process, &steps)
    steps.moves.begin(nil)
    let lifeCount = process.lifeCount
    process.lives.skip(&process.lifeCount, &steps)
    for index in process.otherModes.indices {
      var count = lifeCount
      process.otherModes[index].skip(&count, &steps)
      process.lifeCount = max(process.lifeCount, count)
    }
  }

  /// `true` if some life cycle of the process has begun and is not over; `nil` if that is not known.
  package func isAlive(_ process: Process) -> Bool? {
    guard let sets = generations.sets(of: process, steps) else { return nil }
    let isAlive = process.lives.isAlive(sets)
    return process.otherModes.allSatisfy { $0.isAlive(sets) == isAlive } ? isAlive : nil
  }

  /// The process with the numbers that its sets have now.
  mutating func renewed(_ process: Process) -> Process {
    var process = process
    generations.renew(&process, &steps)
    return process
  }

  /// Explains the verdict on a call that the page does not allow; `nil` for one that it allows.
  ///
  /// It takes longer than to follow a call, but what is the same for all processes is computed once.
  ///
  /// - Parameter mostLost: The number of lost calls beyond which they are no explanation.
  package mutating func explanation(
    of verdict: Verdict, mostLost: Int = UnexpectedCall.longestLoss
  ) -> UnexpectedCall? {
    guard let rejection = verdict.rejection else { return nil }
    let isRecorded = steps.moves.isRecorded
    (steps.moves.isRecorded, generations.isFixed) = (false, true)
    defer { (steps.moves.isRecorded, generations.isFixed) = (isRecorded, false) }
    let process = renewed(rejection.process)
    let effect = CallEffect(of: rejection.call, steps.page)
    let alternatives = process.lives.alternatives(to: effect, &steps)
    let expected = ([process.lives] + process.otherModes).map { $0.calls(insteadOf: effect, &steps) }
    let life = process.lives.life(after: effect, steps).map { process.lives.lives[$0].number }
    let isExplained =
      alternatives.lostCalls.count <= mostLost && explains(alternatives.lostCalls, rejection.call, after: process)
    return UnexpectedCall(
      state: verdict.state, expected: Set(expected.joined()).sorted(), expectations: alternatives.expectations,
      lostCalls: isExplained ? alternatives.lostCalls : [], life: life)
  }

  /// Returns `true` if the page allows a call after some others, which came on the objects of the same life cycle.
  private mutating func explains(_ lost: [CallbackID], _ call: MonitoredCall, after process: Process) -> Bool {
    var process = process
    let all = lost.map { MonitoredCall($0, object: call.object ?? 0, scene: call.scene) }
    return (all + [call]).allSatisfy { take($0, in: &process).isAllowed }
  }

  // MARK: - Modes

  /// Applies a call in each mode of a process. Without effect where the page does not allow it.
  private mutating func apply(_ effect: inout CallEffect, to process: inout Process) {
    if process.otherModes.isEmpty {
      process.lives.take(&effect, &steps)
    } else {
      applyInEachMode(&effect, to: &process)
    }
    process.lifeCount = effect.lifeCount
  }

  private mutating func applyInEachMode(_ effect: inout CallEffect, to process: inout Process) {
    let call = effect
    process.lives.take(&effect, &steps)
    let isFirstPossible = effect.isAllowed
    for index in process.otherModes.indices {
      var other = call
      process.otherModes[index].take(&other, &steps)
      effect.unite(with: other)
    }
    // A process keeps its mode.
    guard effect.isAllowed else { return }
    process.otherModes.removeAll { !$0.isAllowed }
    if !isFirstPossible { process.lives = process.otherModes.removeFirst() }
  }

  /// The state before a call: the one that it has in all modes.
  private func state(before effect: CallEffect, in process: Process) -> PossibleState {
    process.otherModes.reduce(process.lives.state(before: effect, steps)) { state, lives in
      .common(to: state, lives.state(before: effect, steps))
    }
  }

  /// Continues in each mode of a process after a call that the page does not allow.
  private mutating func adapt(to effect: inout CallEffect, in process: inout Process) {
    let call = effect
    process.lives.adapt(to: &effect, &steps)
    for index in process.otherModes.indices {
      var other = call
      process.otherModes[index].adapt(to: &other, &steps)
      effect.unite(with: other)
    }
    process.lifeCount = effect.lifeCount
  }
}
