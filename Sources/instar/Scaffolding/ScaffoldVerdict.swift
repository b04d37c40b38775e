/// What becomes of one file of a project, and what is to be said about it.
struct ScaffoldVerdict: Hashable {
  /// What becomes of a file.
  enum Outcome: Hashable {
    /// It stays, as there is nothing to change.
    case current
    /// It is written, or replaced.
    case written(String)
    /// Callbacks are added to it; their names.
    case merged(String, added: [String])
    /// A person's work stays, though the page says something else; why, and what to do about it.
    case kept(reason: String, help: String)
  }

  /// What becomes of it.
  let outcome: Outcome
  /// What somebody has to do by hand.
  let remarks: [String]

  /// Creates a verdict.
  init(_ outcome: Outcome, remarks: [String] = []) {
    self.outcome = outcome
    self.remarks = remarks
  }

  /// The text to write, if any.
  var text: String? {
    switch outcome {
    case .written(let text), .merged(let text, _): text
    case .current, .kept: nil
    }
  }
}
