import Documents

/// A kind of change, with its explanation for `instar explain`.
///
/// A test reads both pages of `example` and checks that the changes between them are of this kind.
package struct ChangeKind: Hashable, Sendable {
  /// The stable name in kebab-case; never renamed, and different from the ids of diagnostics.
  package let id: String
  /// The part of a migration guide that has its changes.
  package let part: GuidePart
  /// The heading of its changes in a guide: the elements' where the part says what became of them.
  package let title: String
  /// The labels of the old and of the new text.
  package let labels: [String]
  /// `true` where these texts are Swift.
  package let isCode: Bool
  /// The effect on code.
  package let impact: Impact
  /// One line for listings, no full stop.
  package let headline: String
  /// The long form, Markdown paragraphs: the meaning, and advice.
  package let explanation: String
  /// A page before and after.
  package let example: (old: String, new: String)

  /// Creates a kind of change. Without a part it is in the one of its impact, without a title under its headline.
  package init(
    id: String, part: GuidePart? = nil, title: String? = nil, labels: [String] = ["Before", "Now"],
    isCode: Bool = false, impact: Impact, headline: String, explanation: String, example: (old: String, new: String)
  ) {
    self.id = id
    self.part = part ?? GuidePart(impact)
    self.title = title ?? headline
    self.labels = labels
    self.isCode = isCode
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
