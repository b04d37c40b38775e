/// The outcome for one file of a project, with remarks for the user.
struct ScaffoldVerdict: Hashable {
  /// The outcomes for a file.
  enum Outcome: Hashable {
    /// It stays, as there is nothing to change.
    case current
    /// It is written, or replaced.
    case written(String)
    /// Callbacks are added to it, and statements that log others renewed; their names.
    case merged(String, added: [String], renewed: [String])
    /// It was edited, and stays although the page differs; the reason, and the help.
    case kept(reason: String, help: String)
  }

  /// The outcome.
  let outcome: Outcome
  /// The steps that are left to do by hand.
  let remarks: [String]
  /// The callbacks that are logged by a statement that was edited, and is not what the page says.
  let unlogged: [Unlogged]

  /// A callback with the statement that would log it.
  struct Unlogged: Hashable {
    let callback: String
    let statement: String
  }

  /// Creates a verdict.
  init(_ outcome: Outcome, remarks: [String] = [], unlogged: [Unlogged] = []) {
    self.outcome = outcome
    self.remarks = remarks
    self.unlogged = unlogged
  }

  /// A file that was edited, and stays although the page differs.
  static func kept(reason: String, help: String) -> ScaffoldVerdict {
    ScaffoldVerdict(.kept(reason: reason, help: help))
  }

  /// The text to write, if any.
  var text: String? {
    switch outcome {
    case .written(let text), .merged(let text, _, _): text
    case .current, .kept: nil
    }
  }
}
