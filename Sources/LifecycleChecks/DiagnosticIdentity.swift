import Diagnostics

/// What makes two findings one, at several versions of a page or after a change of it: whatever run shows them.
package struct DiagnosticIdentity: Hashable, Sendable {
  /// The finding's id.
  package let id: String
  private let range: SourceRange
  private let summary: String

  /// The identity of a finding.
  package init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    range = diagnostic.range
    summary = diagnostic.summary
  }
}
