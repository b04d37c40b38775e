import Diagnostics

/// A comment that begins with `instar:`, but for a suppression.
struct RegionMarker {
  /// A part of a region.
  enum Kind: String, CaseIterable {
    /// It begins a region.
    case begin
    /// It ends one.
    case end
  }

  /// The part of a region that it is; `nil` for a word that stands for nothing.
  let kind: Kind?
  /// The word after `instar:`.
  let name: RegionWord
  /// The words after that.
  let words: [RegionWord]
  /// The comment.
  let range: SourceRange
  /// The index of its HTML node.
  let node: Int
  /// The index of the node that it stands in: the document, an item of a list, a quotation.
  let parent: Int
  /// The reason why it does nothing; `nil` where all is well.
  let problem: Diagnostic?
  /// `true` where the comment has swallowed a region's end, for want of its own.
  let holdsEnd: Bool
}
