import LifecycleModel

/// The life cycles of a process whose calls do not tell which of them they are of.
///
/// Where explanations of the calls since the launch are not known, or are too many, any number of life cycles may explain a call.
package struct IndistinctLives: Sendable {
  /// The answer to a call.
  package struct Answer: Sendable {
    /// The monitor's, for which any number of life cycles may explain a call.
    package let verdict: CallMonitor.Verdict
    /// `true` if some run of each life cycle explains all calls so far.
    package let isExplained: Bool
  }

  /// The process, of which each call may be of any life cycle.
  fileprivate var process: CallMonitor.Process
  /// The explanations; none where they are not known.
  private var explanations: LifeExplanations
  /// Their number among those that the monitor keeps.
  private var number: Int?
  private let generation: Int

  /// Begins with a process without explanations.
  fileprivate init(of process: CallMonitor.Process) {
    self.process = process
    explanations = LifeExplanations()
    generation = process.generation
  }

  /// Explains the calls of a process that starts, or one whose first call comes when its first life cycle begins.
  fileprivate mutating func explain(in modes: [AppMode?], launchedBy callback: CallbackID?, _ steps: CallSteps) {
    explanations = LifeExplanations(in: modes, launchedBy: callback, steps)
  }

  /// Takes a call of one of the life cycles, or of the process.
  package mutating func take(
    _ callback: CallbackID, isOfProcess: Bool, _ monitor: inout CallMonitor
  ) -> Answer {
    let verdict = monitor.take(MonitoredCall(callback), in: &process)
    guard !explanations.isEmpty, generation == monitor.generations.current else {
      return Answer(verdict: verdict, isExplained: verdict.isAllowed)
    }
    let result = monitor.explanations.result(
      of: callback, isOfProcess: isOfProcess, explanations, number, generation: generation, &monitor.steps)
    (explanations, number) = (result.explanations, result.number)
    return Answer(verdict: verdict, isExplained: result.isExplained ?? verdict.isAllowed)
  }

  /// Goes on after a gap, in which any calls may have been lost.
  package mutating func skip(_ monitor: inout CallMonitor) {
    monitor.skip(in: &process)
    (explanations, number) = (LifeExplanations(), nil)
  }
}

extension CallMonitor {
  /// The life cycles of a process that is about to be followed: one that may be anywhere, one that starts, or one after its first
  /// call in a log, which comes only when a process begins.
  package func indistinctLives(
    of process: Process, isAnywhere: Bool, launchedBy callback: CallbackID? = nil
  ) -> IndistinctLives {
    var lives = IndistinctLives(of: process)
    if !steps.page.hasOneLife, !isAnywhere || callback != nil {
      lives.explain(in: modes, launchedBy: callback, steps)
    }
    return lives
  }
}

extension IndistinctLives: Packable {
  /// Adds the process and the explanations.
  package func pack(into bytes: inout PackedBytes) {
    bytes.add(process)
    bytes.add(explanations)
    bytes.add(generation)
  }

  /// Takes the process and the explanations.
  package init(from bytes: inout PackedReader) {
    process = bytes.next()
    explanations = bytes.next()
    generation = bytes.next()
  }
}
