import Documents

/// A kind of change: what `instar explain` prints of it.
///
/// `example` is two pages; a test reads both and sees that what changes from the first to the second is of this kind.
package struct ChangeKind: Hashable, Sendable {
  /// The stable name, in kebab-case; never renamed, and no diagnostic's.
  package let id: String
  /// What it does to code.
  package let impact: Impact
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs: what it means, and what to do.
  package let explanation: String
  /// A page before and after.
  package let example: (old: String, new: String)

  /// Describes a kind of change.
  package init(
    id: String, impact: Impact, headline: String, explanation: String, example: (old: String, new: String)
  ) {
    self.id = id
    self.impact = impact
    self.headline = headline
    self.explanation = explanation
    self.example = example
  }

  /// Two kinds are one when their ids are.
  package static func == (left: ChangeKind, right: ChangeKind) -> Bool { left.id == right.id }

  /// By id.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The long form as Markdown: headline, explanation, a page before and after.
  package var manual: String {
    """
    # \(id)

    \(headline) (\(impact.rawValue)).

    \(explanation)

    A page before:

    \(example.old.fenced(as: "markdown"))

    The page after:

    \(example.new.fenced(as: "markdown"))

    """
  }
}
