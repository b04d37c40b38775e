import Diagnostics
import LifecycleAudit
import LifecycleDiff
import LifecycleLogs

extension ManualEntry {
  /// The diagnostics of pages, and of the files of accepted changes and of settings.
  static var diagnostics: [ManualEntry] {
    (DiagnosticDescriptor.known + AcceptedChanges.descriptors + [.invalidSetting]).map(\.manualEntry)
  }
  /// The findings of audits; `unused-allowance` is among the diagnostics of pages.
  static var findings: [ManualEntry] { AuditRuleRegistry.descriptors.map(\.manualEntry) }
  static var logFindings: [ManualEntry] { LogRuleRegistry.descriptors.map(\.manualEntry) }
  /// All entries of the manual.
  static var all: [ManualEntry] { diagnostics + findings + logFindings + changes }
  /// The kinds of changes between two pages.
  static var changes: [ManualEntry] { DiffRuleRegistry.all.map { $0.kind.manualEntry } }
}
