import Documents

/// A kind of change, with its explanation for `instar explain`.
///
/// A test reads both pages of `example` and checks that the changes between them are of this kind.
package struct ChangeKind: Hashable, Sendable {
  /// The stable name in kebab-case; never renamed, and different from the ids of diagnostics.
  package let id: String
  /// The part of a migration guide that has its changes.
  package internal(set) var part = GuidePart.other
  /// The heading of its changes in a guide, where that is not the headline.
  package internal(set) var title: String?
  /// The labels of the old and of the new text.
  package internal(set) var labels = ["Before", "Now"]
  /// `true` where these texts are Swift.
  package internal(set) var isCode = false
  /// The effect on code.
  package let impact: Impact
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs: the meaning, and advice.
  package let explanation: String
  /// A page before and after.
  package let example: (old: String, new: String)

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
