/// A place as editors name it: line and column from 1, columns in characters.
package struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column in characters (grapheme clusters), from 1.
  package let column: Int

  /// Creates a location.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
