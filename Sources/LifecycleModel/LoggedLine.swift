/// A line that an app prints itself, and the call that it stands for.
package struct LoggedLine: Hashable, Sendable {
  /// What a line stands for.
  package enum Call: Hashable, Sendable {
    /// A call of a callback, or a change to a value.
    case callback(CallbackID)
    /// A change of an observed delegate to the value that the group `value` matches.
    case value(of: DelegateID)
    /// A call of the callback that the group `callback` matches.
    case named
  }

  /// The pattern of the line; no two lines of a page have the same.
  package var pattern: LinePattern
  /// The call.
  package var call: Call

  /// Creates a line.
  package init(_ pattern: LinePattern, _ call: Call) {
    self.pattern = pattern
    self.call = call
  }
}
