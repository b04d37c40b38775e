import Diagnostics
import LifecycleDiff

extension ManualEntry {
  /// What Instar may say of a page, or of a file that goes with one.
  static var diagnostics: [ManualEntry] {
    (DiagnosticDescriptor.known + AcceptedChanges.descriptors).map(\.manualEntry)
  }
  /// What may be different between two pages.
  static var changes: [ManualEntry] { DiffRuleRegistry.all.map { $0.kind.manualEntry } }
}
