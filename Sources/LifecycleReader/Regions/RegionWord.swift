import Diagnostics

/// A word of a region's first marker, without the quotes that hold a name with blanks together.
package struct RegionWord: Hashable, Sendable {
  /// The word.
  package let text: String
  /// Its place, quotes included.
  package let range: SourceRange
}
