import Diagnostics

/// A reason why a property list cannot be read.
package struct PropertyListError: Error, Hashable, Sendable {
  /// A sentence without a full stop: `String is not closed`.
  package let message: String
  /// The place; at the file's start for formats without positions.
  package let range: SourceRange

  /// Creates an error.
  package init(_ message: String, at range: SourceRange = .fileStart) {
    self.message = message
    self.range = range
  }
}
