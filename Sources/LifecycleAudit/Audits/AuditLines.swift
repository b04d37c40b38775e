import Diagnostics
import Text

/// Findings for programs: a JSON object per line, as that of a diagnostic of a page with what an audit knows besides.
package enum AuditLines {
  /// All findings of some audits.
  package static func text(of audits: [AppAudit]) -> String {
    audits.flatMap { audit in audit.findings.map { object(of: $0, in: audit).compact + "\n" } }.joined()
  }

  private static func object(of finding: AuditFinding, in audit: AppAudit) -> JSONValue {
    let notes = finding.diagnostic.notes.map { note in
      let file = note.file ?? finding.file
      return DiagnosticLines.object(note.message, at: note.range, in: file, [("file", .string(file.path))])
    }
    let members = DiagnosticLines.members(
      of: finding.diagnostic, in: finding.file, notes: notes, fingerprint: finding.diagnostic.fingerprint ?? "")
    return .object(
      members: members.filter { !["run", "scenes", "at"].contains($0.name) } + [
        ("app", .string(audit.app.name)),
        ("platform", .string(audit.platform.rawValue)),
        ("at", .string(audit.versions)),
        ("delegate", .optional(finding.delegate)),
        ("callback", .optional(finding.callback)),
        ("counterpart", .optional(finding.counterpart)),
      ])
  }
}
