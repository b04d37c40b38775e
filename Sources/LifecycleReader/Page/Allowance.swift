import Diagnostics

/// `<!-- instar:allow unreachable-state -->`: findings of these ids in what follows are silenced.
package struct Allowance: Hashable, Sendable {
  /// The ids, with their places in the comment.
  let ids: [(name: String, range: SourceRange)]
  /// The comment.
  let range: SourceRange
  /// What follows at that place: the next block; of a heading, all that is below it.
  let scope: SourceRange

  package static func == (left: Allowance, right: Allowance) -> Bool { left.range == right.range }
  package func hash(into hasher: inout Hasher) { hasher.combine(range) }
}
