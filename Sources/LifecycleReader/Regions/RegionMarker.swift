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

  /// The part of a region that it is; `nil` for an unknown word.
  let kind: Kind?
  /// The word after `instar:`.
  let name: RegionWord
  /// The words after that.
  let words: [RegionWord]
  /// The comment.
  let range: SourceRange
  /// The index of its HTML node.
  let node: Int
  /// The index of the node that contains it: the document, an item of a list, a quotation.
  let parent: Int
  /// The problem that makes it ineffective; `nil` for a valid marker.
  let problem: Diagnostic?
  /// `true` where the comment lacks its own end, and so contains the end of a region.
  let holdsEnd: Bool
}
