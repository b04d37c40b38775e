import LifecycleModel
import Text

/// The reason why a word names no event that can come next.
package enum RunProblem: Error, Hashable, Sendable {
  /// No event of the page has this name; with the nearest word, and the words for possible events.
  case unknownEvent(String, nearest: String?, possible: [String])
  /// The scene is in a state without this event; with the state, and the scene's number if there are several.
  case impossible(String, state: String, scene: Int?, possible: [String])
  /// The other scenes forbid the event.
  case blocked(String, Guard.SceneCondition, possible: [String])
  /// The process has the other mode; with the mode that it has.
  case wrongMode(String, AppMode, possible: [String])
  /// No scene has this number.
  case unknownScene(Int, count: Int)
  /// The event is possible, but not with these calls.
  case calls(Calls, event: String, callback: String?)

  /// A problem with the numbers of calls.
  package enum Calls: Error, Hashable, Sendable {
    /// Neither a number nor two with a full stop between.
    case malformed(String)
    /// The event has no call of this number; with the number of its calls.
    case unknown(String, count: Int)
    /// A call is named twice.
    case repeated(String)
    /// A call that always comes is missing.
    case leftOut(Int, CallbackID)
    /// The first call comes before the second, which the page does not allow.
    case tooEarly(Int, before: Int)
    /// No earlier event has deferred this call; with the pending ones.
    case notPending(String, pending: [String])
  }

  /// A headline without a full stop.
  package var message: String {
    switch self {
    case .unknownEvent(let word, _, _): "the page has no event '\(word)'"
    case .impossible(let event, let state, nil, _): "'\(event)' cannot happen in '\(state)'"
    case .impossible(let event, let state, let scene?, _):
      "'\(event)' cannot happen in '\(state)', the state of scene \(scene)"
    case .blocked(let event, .anotherScene, _): "'\(event)' requires another scene to be alive"
    case .blocked(let event, .firstScene, _): "'\(event)' requires that no other scene is alive"
    case .blocked(let event, .lastScene, _): "'\(event)' requires this scene to be the last one alive"
    case .wrongMode(let event, let mode, _): "'\(event)' cannot happen: earlier events are those of an \(mode.phrase)"
    case .unknownScene(let number, _): "scene \(number) does not exist"
    case .calls(let problem, let event, let callback): problem.message(event: event, callback: callback)
    }
  }

  /// Advice; `nil` if the message says it all.
  package var help: String? {
    switch self {
    case .unknownEvent(_, let nearest, let possible):
      nearest.map { "Did you mean \(ShellWord.alwaysQuoted($0))? " + Self.list(possible) } ?? Self.list(possible)
    case .impossible(_, _, _, let possible), .blocked(_, _, let possible),
      .wrongMode(_, _, let possible):
      Self.list(possible)
    case .unknownScene(_, let count):
      count == 1 ? "Omit the scene, or increase the number of scenes" : "Scenes are numbered from 1 to \(count)"
    case .calls(let problem, _, _): problem.help
    }
  }

  /// The number of events that a message names at most, to stay readable.
  package static let shownCount = 24

  private static func list(_ possible: [String]) -> String {
    guard !possible.isEmpty else { return "No event is possible now" }
    let more = possible.count > shownCount ? ", …" : ""
    return "Possible now: " + possible.prefix(shownCount).map(ShellWord.alwaysQuoted).joined(separator: ", ") + more
  }
}

extension RunProblem.Calls {
  /// The callback of the problem.
  var callback: CallbackID? {
    switch self {
    case .leftOut(_, let callback): callback
    case .malformed, .unknown, .repeated, .tooEarly, .notPending: nil
    }
  }

  fileprivate func message(event: String, callback: String?) -> String {
    switch self {
    case .malformed(let word): "'\(word)' is not the number of a call"
    case .unknown(let number, let count):
      switch count {
      case 0: "'\(event)' has no call \(number); it has no calls"
      case 1: "'\(event)' has no call \(number); it has 1 call"
      default: "'\(event)' has no call \(number); its calls are numbered from 1 to \(count)"
      }
    case .repeated(let number): "call \(number) of '\(event)' is listed twice"
    case .leftOut(let number, _): "call \(number) of '\(event)' cannot be left out" + (callback.map { ": \($0)" } ?? "")
    case .tooEarly(let first, let second): "call \(first) of '\(event)' cannot come before call \(second)"
    case .notPending(let number, _): "call \(number) is not pending"
    }
  }

  fileprivate var help: String? {
    switch self {
    case .malformed: "Write call numbers, such as '(1 3)', and a deferred call with its event, such as '(1 2.4)'"
    case .unknown, .repeated, .tooEarly: nil
    case .leftOut: "Only calls that may be skipped or are deferred may be left out"
    case .notPending(_, let pending):
      pending.isEmpty ? "No call is pending" : "Pending: " + pending.joined(separator: ", ")
    }
  }
}
