/// A text of a project with its build settings put in.
package enum ExpandedText: Hashable, Sendable {
  /// The text with everything put in.
  case decided(String)
  /// The text as it is written, for a setting in it has no known value.
  case undecided(String)

  /// The text; `nil` where it is undecided.
  package var text: String? {
    switch self {
    case .decided(let text): text
    case .undecided: nil
    }
  }

  /// The text, or what is written for it.
  package var written: String {
    switch self {
    case .decided(let text), .undecided(let text): text
    }
  }
}
