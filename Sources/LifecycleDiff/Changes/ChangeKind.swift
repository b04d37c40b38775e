import Documents

/// A kind of change, with its explanation for `instar explain`.
///
/// A test reads both pages of `example` and checks that the changes between them are of this kind.
package struct ChangeKind: Hashable, Sendable {
  /// The stable name in kebab-case; never renamed, and different from the ids of diagnostics.
  package let id: String
  /// The effect on code.
  package let impact: Impact
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs: the meaning, and advice.
  package let explanation: String
  /// A page before and after.
  package let example: (old: String, new: String)

  /// Creates a kind of change.
  package init(
    id: String, impact: Impact, headline: String, explanation: String, example: (old: String, new: String)
  ) {
    self.id = id
    self.impact = impact
    self.headline = headline
    self.explanation = explanation
    self.example = example
  }

  /// Compares by id.
  package static func == (left: ChangeKind, right: ChangeKind) -> Bool { left.id == right.id }

  /// Hashes the id.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The long form as Markdown: headline, explanation, the page before and after.
  package var manual: String {
    """
    # \(id)

    \(headline) (\(impact.rawValue)).

    \(explanation)

    The page before:

    \(example.old.fenced(as: "markdown"))

    The page after:

    \(example.new.fenced(as: "markdown"))

    """
  }
}
