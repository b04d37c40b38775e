import Diagnostics

/// A suppression, `<!-- instar:allow unreachable-state -->`: diagnostics of these ids in what follows are not shown.
package struct Suppression: Hashable, Sendable {
  /// The ids, with their places in the comment.
  let ids: [(name: String, range: SourceRange)]
  /// The comment.
  let range: SourceRange
  /// The text that follows at that place: the next block; of a heading, all that is below it.
  let scope: SourceRange

  /// Compares the comments.
  package static func == (left: Suppression, right: Suppression) -> Bool { left.range == right.range }
  /// Hashes the comment.
  package func hash(into hasher: inout Hasher) { hasher.combine(range) }
}
