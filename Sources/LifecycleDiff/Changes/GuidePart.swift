/// A part of a migration guide.
package enum GuidePart: Hashable, Sendable {
  /// Another callback is called instead.
  case moved
  /// It is not called any more, or does not happen.
  case stopped
  /// Any other breaking change.
  case breaking
  /// It was not there before.
  case new
  /// Any other compatible change.
  case compatible
  /// It is said in other words.
  case words
  /// Any other editorial change.
  case editorial

  /// The part of changes of which nothing but the impact is known.
  init(_ impact: Impact) {
    self =
      switch impact {
      case .breaking: .breaking
      case .compatible: .compatible
      case .editorial: .editorial
      }
  }
}
