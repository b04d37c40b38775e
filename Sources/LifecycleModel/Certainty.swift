/// The certainty that a call comes at its place.
package enum Certainty: Hashable, Sendable {
  /// The call always comes here.
  case always
  /// The call may not come; the page may give the condition.
  case mayBeSkipped(when: String?)
  /// The call comes later; the page may give the time.
  case deferred(until: String?)

  /// `true` if the call comes, at its place.
  package var isAlways: Bool { self == .always }

  /// `true` if the call may be skipped.
  package var mayBeMissing: Bool { if case .mayBeSkipped = self { true } else { false } }

  /// `true` if the call may come after its place.
  package var isDeferred: Bool { if case .deferred = self { true } else { false } }

  /// The word in JSON: `always`, `may-be-skipped`, `deferred`.
  package var word: String {
    switch self {
    case .always: "always"
    case .mayBeSkipped: "may-be-skipped"
    case .deferred: "deferred"
    }
  }

  /// The page's condition or time.
  package var condition: String? {
    switch self {
    case .always: nil
    case .mayBeSkipped(let condition), .deferred(let condition): condition
    }
  }
}
