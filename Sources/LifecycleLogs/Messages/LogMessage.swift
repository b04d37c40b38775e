/// The meaning of a message.
package enum LogMessage: Sendable {
  /// A call.
  case call(LoggedCall)
  /// A process begins, for a page.
  indirect case launch(LaunchLine)
  /// The running monitor reports a call that the page does not allow.
  indirect case problem(ProblemLine)
  /// A line of a later version of the generated log; its word.
  indirect case later(word: String)
  /// A generated line of a call whose end, from the callback's name on, is missing.
  case cut
  /// Names of callbacks, none of which can be taken for the one that was called: several callbacks, one that several delegates
  /// have, or one of a class that is none of the page's.
  case ambiguous([LoggedCallback])
  /// Two patterns read the message as different calls.
  indirect case contradictory(PatternReading, PatternReading)
  /// Something else.
  case none

  /// `true` for a line of the generated log, and for one that names a callback.
  var isOfPage: Bool { if case .none = self { false } else { true } }
}
