import LifecycleModel
import LifecyclePaths

/// The judgement of a page on a call of a log.
package struct CallJudgement: Sendable {
  /// The page's answer.
  package enum Answer: Hashable, Sendable {
    /// The page allows it, as one of a number of calls that the log has.
    case expected(among: Int)
    /// The page does not allow it.
    case unexpected
    /// The page does not list it.
    case unlisted
  }

  /// The place of the call.
  let place: LogPlace
  /// The callback; `nil` for one that the page does not have.
  let callback: CallbackID?
  /// The page's answer.
  let answer: Answer
}

extension CallJudgement.Answer {
  /// The answer of a monitor; `loose` is that of one for which the scenes are not told apart.
  init(_ verdict: CallMonitor.Verdict, _ loose: CallMonitor.Verdict?) {
    if verdict.isAllowed {
      self = .expected(among: verdict.allowedCount)
    } else if let loose, loose.isAllowed {
      self = .expected(among: loose.allowedCount)
    } else {
      self = .unexpected
    }
  }
}

extension CheckContext {
  /// Remembers what the page says of a call, if that is asked for.
  mutating func judge(_ call: CheckedProcess.Call, _ answer: CallJudgement.Answer) {
    guard judgements != nil else { return }
    var callback: CallbackID?
    if case .listed(let id) = call.call.callback { callback = id }
    judgements?.append(CallJudgement(place: call.place, callback: callback, answer: answer))
  }
}
