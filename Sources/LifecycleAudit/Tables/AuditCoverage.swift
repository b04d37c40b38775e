import Diagnostics
import Documents
import LifecycleModel
import ProjectModel
import Text

/// The methods of an app that implement each callback of the pages, and those that are callbacks of no page.
package struct AuditCoverage {
  /// The state of a callback in an app.
  private enum Status: String {
    /// A delegate has the method, and the system calls it.
    case implemented
    /// The system does not call it in the app, or what a delegate has is not quite it.
    case neverCalled = "never called"
    /// No delegate has it.
    case missing
    /// A delegate has it, and no page does.
    case notOnPage = "not on the page"
  }

  private struct Row {
    let app: String
    let delegate: String
    let callback: String
    let status: Status
    let member: MatchedMember?
    let place: FilePlace?
  }

  private let rows: [Row]

  /// Compares the callbacks of the pages with the methods of audited apps, in page order.
  package init(_ audits: [AppAudit]) {
    rows = audits.flatMap { audit in
      let app = audit.subject
      func row(_ delegate: String, _ callback: String, _ status: Status, _ member: MatchedMember?) -> Row {
        Row(
          app: app.app.name, delegate: delegate, callback: callback, status: status, member: member,
          place: member.map { audit.filePlace($0.place) })
      }
      let known = app.pages.flatMap(\.delegates).flatMap { delegate in
        delegate.callbacks.flatMap { callback -> [Row] in
          let isCalled = app.mode.map { !callback.isDead(in: $0) && !callback.isEnding(in: $0) } ?? true
          let members = app.members.filter {
            $0.page != nil && $0.callback.delegate == delegate.name && $0.callback.name == callback.name
          }
          let missing = row(delegate.name, callback.name, isCalled ? .missing : .neverCalled, nil)
          return members.isEmpty
            ? [missing]
            : members.map {
              row(delegate.name, callback.name, isCalled && $0.isExact ? .implemented : .neverCalled, $0)
            }
        }
      }
      return known
        + app.members.filter { $0.page == nil && $0.isExact }.map {
          row($0.callback.delegate, $0.callback.name, .notOnPage, $0)
        }
    }
  }

  /// The table: a row a method, or a callback without one.
  package var table: Table {
    let hasApps = Set(rows.map(\.app)).count > 1
    let headings = (hasApps ? ["App"] : []) + ["Delegate", "Callback", "In the app", "Method"]
    let sheet = rows.map { row -> [Table.Cell] in
      let cells = [
        InlineContent(.code(row.delegate)), InlineContent(.code(row.callback)),
        InlineContent(plain: row.status.rawValue),
        InlineContent(plain: row.place?.description),
      ]
      return ((hasApps ? [InlineContent(plain: row.app)] : []) + cells).map {
        Table.Cell(text: $0, span: 1, isHeading: false)
      }
    }
    let keys = ["app", "delegate", "callback", "status", "type", "file", "line"]
    let records = rows.map { row -> [TableValue] in
      [
        TableValue(row.app), TableValue(row.delegate), TableValue(row.callback), TableValue(row.status.rawValue),
        TableValue(row.member?.delegate.type.name), TableValue(row.place?.path), TableValue(row.place?.line),
      ]
    }
    return Table(
      kind: "coverage", title: "Callbacks in the app", language: "en",
      sheet: Table.Sheet(headings: headings, rows: sheet), records: Table.Records(keys: keys, rows: records))
  }

  /// The rows for a terminal, headings first.
  package var lines: [[String]] {
    [["DELEGATE", "CALLBACK", "IN THE APP", "METHOD"]]
      + rows.map { [$0.delegate, $0.callback, $0.status.rawValue, $0.place?.description ?? "–"] }
  }
}

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
