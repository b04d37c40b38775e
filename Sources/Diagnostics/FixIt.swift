/// A change to the page that mends a diagnostic: put `replacement` where `range` is.
package struct FixIt: Hashable, Sendable {
  /// What is replaced; empty to insert.
  package let range: SourceRange
  /// What is put there; empty to delete.
  package let replacement: String
  /// What it does, as an imperative: "Replace 'payed' with 'paid'".
  package let message: String

  /// Creates a fix-it.
  package init(_ message: String, range: SourceRange, replacement: String) {
    self.message = message
    self.range = range
    self.replacement = replacement
  }
}
