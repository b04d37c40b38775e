/// A part of a migration guide.
package enum GuidePart: Hashable, Sendable {
  /// Another callback is called instead.
  case moved
  /// It is not called any more, or does not happen.
  case stopped
  /// It was not there before.
  case new
  /// It is said in other words.
  case words
  /// Any other change, by its impact.
  case other
}
