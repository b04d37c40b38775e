import Diagnostics

/// A comment that begins with `instar:`, but for an allowance.
struct RegionMarker {
  /// What it does.
  enum Kind: String, CaseIterable {
    /// It begins a region.
    case begin
    /// It ends one.
    case end
  }

  /// What it does; `nil` for a word that stands for nothing.
  let kind: Kind?
  /// The word behind `instar:`.
  let name: RegionWord
  /// The words behind that.
  let words: [RegionWord]
  /// The comment.
  let range: SourceRange
  /// The index of its HTML node.
  let node: Int
  /// The index of the node that it stands in: the document, an item of a list, a quotation.
  let parent: Int
  /// Why it does nothing; `nil` where all is well.
  let problem: Diagnostic?

  /// Whether the comment has swallowed a region's end, for want of its own.
  let holdsEnd: Bool
}
