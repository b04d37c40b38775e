import Diagnostics

/// Identifies a diagnostic across versions of a page, or after a change of it, by all but the run that shows it.
package struct DiagnosticIdentity: Hashable, Sendable {
  /// The diagnostic's rule id.
  package let id: String
  private let range: SourceRange
  private let summary: String

  /// Creates the identity of a diagnostic.
  package init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    range = diagnostic.range
    summary = diagnostic.summary
  }
}
