import Diagnostics
import LifecycleDiff

extension ManualEntry {
  /// The diagnostics of pages and of files of accepted changes.
  static var diagnostics: [ManualEntry] {
    (DiagnosticDescriptor.known + AcceptedChanges.descriptors).map(\.manualEntry)
  }
  /// The kinds of changes between two pages.
  static var changes: [ManualEntry] { DiffRuleRegistry.all.map { $0.kind.manualEntry } }
}
