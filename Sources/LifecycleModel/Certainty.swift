/// Whether and when a call of a step comes.
package enum Certainty: Hashable, Sendable {
  /// It comes, here.
  case always
  /// It may not come; the page may say when.
  case mayBeSkipped(when: String?)
  /// It comes later; the page may say until when.
  case deferred(until: String?)

  /// The word of the JSON shapes: `always`, `may-be-skipped`, `deferred`.
  package var word: String {
    switch self {
    case .always: "always"
    case .mayBeSkipped: "may-be-skipped"
    case .deferred: "deferred"
    }
  }

  /// The page's words about when.
  package var condition: String? {
    switch self {
    case .always: nil
    case .mayBeSkipped(let condition), .deferred(let condition): condition
    }
  }
}
