import Diagnostics
import LifecycleDiff
import LifecycleEmitters

/// A diff as plain lines.
struct PlainDiff {
  private let report: DiffReport

  /// Prepares the text of a report.
  init(_ report: DiffReport) {
    self.report = report
  }

  /// The names, a line a change with its advice below, the counts.
  var text: String {
    let names = report.oldName == report.newName ? [report.newName] : [report.oldName, report.newName]
    let head = names.map(\.terminalSafe).joined(separator: " → ")
    guard !report.changes.isEmpty else { return "\(head)\n\nNo change.\n" }
    let changes = report.changes.map { change in
      let advice = change.advice.map { "  help: \($0.terminalSafe)\n" } ?? ""
      let tail = "[\(change.kind.id)] \(change.fingerprint)"
      return "\(change.impact.rawValue): \(change.message.terminalSafe) \(tail)\n\(advice)"
    }
    return "\(head)\n\n\(changes.joined())\n\(DiffSummary(report).text)\n"
  }
}
