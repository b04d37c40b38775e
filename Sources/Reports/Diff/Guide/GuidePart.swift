import LifecycleDiff

/// The part of a guide that has a change.
enum GuidePart: Hashable, CaseIterable {
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

  /// The part of a change; `isReplaced` where there is a callback to use instead of the one that is gone.
  init(of change: Change, isReplaced: Bool) {
    switch change.kind.id {
    case "moved-callback": self = .moved
    case "removed-callback": self = isReplaced ? .moved : .stopped
    case "no-longer-called", "removed-transition", "removed-state", "removed-delegate": self = .stopped
    case "newly-called": self = .new
    case "changed-words": self = .words
    case let id where id.hasPrefix("added-"): self = .new
    default:
      self =
        switch change.impact {
        case .breaking: .breaking
        case .compatible: .compatible
        case .editorial: .editorial
        }
    }
  }
}
