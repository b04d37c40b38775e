import LifecycleModel

/// The call that a log line stands for, in names that two life cycles share.
package enum LoggedCall: Hashable, Sendable {
  /// A call of a callback, or a change to a value.
  case callback(CallName)
  /// A change of an observed delegate to the value in the line.
  case value(of: Token<Delegate>)
  /// A call of the callback that the line names.
  case named

  /// Names the call of a line of one side.
  init(_ call: LoggedLine.Call, on side: Side) {
    self =
      switch call {
      case .callback(let id): .callback(side[id])
      case .value(let delegate): .value(of: side[delegate])
      case .named: .named
      }
  }
}
