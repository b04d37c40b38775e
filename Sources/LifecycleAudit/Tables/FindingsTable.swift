import Diagnostics
import Documents
import Text

/// The findings of audits as a table, for a comment on a change.
package enum FindingsTable {
  /// The table as Markdown; a sentence where there are none.
  package static func markdown(of audits: [AppAudit]) -> String {
    let rows = audits.flatMap { audit in audit.findings.map { row(of: $0, of: audit, showsApp: audits.count > 1) } }
    guard !rows.isEmpty else { return "No findings.\n" }
    let headings = (audits.count > 1 ? ["App"] : []) + ["Severity", "Place", "Finding", "Rule"]
    return MarkdownWriter(.gitHub).table(Table.Sheet(headings: headings, rows: rows)) + "\n"
  }

  private static func row(of finding: AuditFinding, of audit: AppAudit, showsApp: Bool) -> [Table.Cell] {
    let diagnostic = finding.diagnostic
    let place = "\(finding.file.path):\(finding.file.line(at: diagnostic.range.start))"
    let cells = [
      InlineContent(plain: diagnostic.severity.rawValue), InlineContent(.code(place)),
      InlineContent(lines: [InlineContent.quoting(diagnostic.summary)]), InlineContent(.code(diagnostic.id)),
    ]
    return ((showsApp ? [InlineContent(plain: audit.app.name)] : []) + cells).map {
      Table.Cell(text: $0, span: 1, isHeading: false)
    }
  }
}
