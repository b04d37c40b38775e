import LifecycleModel

/// Follows the calls of processes, and tells which of them the page does not allow.
///
/// It is sound: it never reports a call that some run of the page explains, with the observed callbacks, the start and the gaps
/// given.
package struct CallMonitor: Sendable {
  /// A process, as its calls tell it.
  package struct Process: Sendable {
    /// The life cycles of the process, in each mode that it may have.
    fileprivate var modes: [MonitoredLives]
  }

  /// The answer of the page to a call.
  package enum Verdict: Sendable {
    /// The page allows it; the state that it leads to.
    case allowed(PossibleState)
    /// The page does not allow it.
    case unexpected(UnexpectedCall)
  }

  private var steps: CallSteps
  private let page: MonitoredPage

  /// Monitors some callbacks; `nil` for a life cycle without states.
  package init?(_ runs: RunGraph, observing callbacks: Set<CallbackID>) {
    guard let automaton = CallAutomaton(of: runs, observing: callbacks) else { return nil }
    steps = CallSteps(automaton)
    page = MonitoredPage(runs, observing: callbacks)
  }

  /// A process that starts, or one that may be anywhere when its first call comes.
  package mutating func process(isAnywhere: Bool = false) -> Process {
    Process(modes: page.modes.map { MonitoredLives(page, mode: $0, isAnywhere: isAnywhere, &steps) })
  }

  /// Follows a process through a call of an observed callback.
  package mutating func take(_ call: MonitoredCall, in process: inout Process) -> Verdict {
    let before = process
    if let state = allowedState(after: call, in: &process) { return .allowed(state) }
    let unexpected = unexpected(call, in: process, before: before)
    for index in process.modes.indices where process.modes[index].isOpen {
      process.modes[index].adapt(to: call, &steps)
    }
    return .unexpected(unexpected)
  }

  /// Applies a call; the state that it leads to, or `nil` where the page does not allow it.
  private mutating func allowedState(after call: MonitoredCall, in process: inout Process) -> PossibleState? {
    for index in process.modes.indices where process.modes[index].isOpen { process.modes[index].take(call, &steps) }
    let allowing = process.modes.filter { $0.isOpen && $0.isAllowed }
    guard !allowing.isEmpty else { return nil }
    // A process keeps its mode.
    for index in process.modes.indices where !process.modes[index].isAllowed { process.modes[index].isOpen = false }
    return .common(to: allowing.map(\.reached))
  }

  /// Explains a call that was not allowed.
  private mutating func unexpected(_ call: MonitoredCall, in process: Process, before: Process) -> UnexpectedCall {
    let open = process.modes.filter(\.isOpen)
    let (places, surroundings) = (open[0].placesBefore, open[0].surroundingsBefore)
    let lost = steps.lostCalls(before: call.callback, from: places, surroundings)
    return UnexpectedCall(
      state: .common(to: open.map(\.left)),
      expected: steps.calls.filter { call in open.contains { $0.allows(call, &steps) } },
      expectations: steps.expectations(before: call.callback, from: places, surroundings),
      lostCalls: explains(lost, call, after: before) ? lost : [], life: open[0].called)
  }

  /// Returns `true` if the page allows a call after some others, which came on the objects of the same life cycle.
  private mutating func explains(_ lost: [CallbackID], _ call: MonitoredCall, after process: Process) -> Bool {
    var process = process
    let all = lost.map { callback in
      MonitoredCall(callback, object: page.isOfProcess(callback) ? nil : call.object ?? 0, scene: call.scene)
    }
    return (all + [call]).allSatisfy { allowedState(after: $0, in: &process) != nil }
  }

  /// Follows a process through a gap, in which any calls may have been lost.
  package mutating func skip(in process: inout Process) {
    for index in process.modes.indices where process.modes[index].isOpen { process.modes[index].skip(&steps) }
  }

  /// `true` if some life cycle of the process has begun and is not over; `nil` if that is not known.
  package func isAlive(_ process: Process) -> Bool? {
    let answers = process.modes.filter(\.isOpen).map { $0.isAlive(steps) }
    return answers.dropFirst().allSatisfy { $0 == answers[0] } ? answers.first ?? nil : nil
  }
}
