import Diagnostics

/// A range in one of several files.
package struct SourcePlace: Sendable, Hashable {
  /// The file.
  package let file: SourceFile
  /// The range in it; empty at its start for files without positions.
  package let range: SourceRange

  /// Creates a place.
  package init(_ file: SourceFile, _ range: SourceRange) {
    self.file = file
    self.range = range
  }

  /// Compares files by path.
  package static func == (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file.path, left.range) == (right.file.path, right.range)
  }

  /// Hashes files by path.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(range)
  }
}
