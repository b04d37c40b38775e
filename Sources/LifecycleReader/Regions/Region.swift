import Diagnostics

/// A part of a page whose text the tool owns: the lines between `<!-- instar:begin … -->` and `<!-- instar:end -->`.
package struct Region: Hashable, Sendable {
  /// The request of the first marker: `table`, `order`, `from`, `order.md`; never empty.
  package let words: [RegionWord]
  /// The same as it is written, quotation marks included.
  package let phrase: String
  /// The comment of the first marker.
  package let marker: SourceRange
  /// The line (from 1) of the first marker.
  package let firstLine: Int
  /// The line (from 1) of the last marker.
  package let lastLine: Int
  /// The text before the first marker on its line: blanks in a list's item, `> ` in a quotation; mostly nothing.
  package let indentation: String
  /// The level of the heading that the region is below; 0 for none.
  package let headingLevel: Int
}
