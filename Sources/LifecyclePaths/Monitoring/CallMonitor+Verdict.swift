extension CallMonitor {
  /// The answer of the page to a call.
  package struct Verdict: Sendable {
    /// A call that the page does not allow, with the process before it.
    struct Rejection: Sendable {
      let call: MonitoredCall
      let process: Process
    }

    // In a box, as it is large and rare.
    private enum Answer: Sendable {
      case allowed
      indirect case rejected(Rejection)
    }

    /// The state that the call leads to; where the page does not allow it, the state before it.
    package let state: PossibleState
    /// The number of its life cycle, from 1, which no other of the process has; `nil` for a call that may be of several.
    package let life: Int?
    /// The numbers of the life cycles that are over after it.
    package let ended: [Int]
    /// The number of a life cycle that is not followed any more, because there was no room; `nil` for none.
    package let forgotten: Int?
    /// The number of counted callbacks that the page allows before it, in its life cycle or else in any.
    package let allowedCount: Int
    /// `true` if there are others, so that the page decides about the call.
    package let isTelling: Bool
    private let answer: Answer

    /// The answer to a call of some effect.
    init(_ effect: CallEffect, state: PossibleState, _ rejection: Rejection? = nil) {
      self.state = state
      life = effect.life
      ended = effect.ended
      forgotten = effect.forgotten
      allowedCount = effect.allowedCount
      isTelling = effect.isTelling
      answer = rejection.map { .rejected($0) } ?? .allowed
    }

    /// `true` if the page allows the call.
    package var isAllowed: Bool {
      switch answer {
      case .allowed: true
      case .rejected: false
      }
    }

    /// The call, where the page does not allow it.
    var rejection: Rejection? {
      switch answer {
      case .allowed: nil
      case .rejected(let rejection): rejection
      }
    }
  }
}
