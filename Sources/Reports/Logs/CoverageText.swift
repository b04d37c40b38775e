import Documents
import LifecycleLogs
import Text

/// The coverage of a page by logs, for a terminal: a table for each kind of elements.
package struct CoverageText: Sendable {
  private let report: CoverageReport
  private let isColored: Bool

  /// Prepares for a report; `isColored` for escape sequences, which never carry meaning alone.
  package init(_ report: CoverageReport, isColored: Bool) {
    self.report = report
    self.isColored = isColored
  }

  /// The whole text.
  package var text: String {
    let name = report.lifecycle.name.terminalSafe
    let head = styled(.strong, (name.isEmpty ? "" : name + ": ") + report.share) + "\n" + report.subjects + "\n"
    let parts = report.sections.filter { !$0.items.isEmpty }.flatMap(parts) + unobservable
    return ([head] + parts).joined(separator: "\n")
  }

  private func parts(of section: CoverageSection) -> [String] {
    let all = part("\(section.kind.title): \(report.share(of: section))", report.sheet(of: section))
    guard section.kind == .transitions, let sheet = report.alternativesSheet else { return [all] }
    let title = "\(CoverageReport.alternativesTitle): \(sheet.rows.count). \(CoverageReport.alternativesNote)"
    return [all, part(title, sheet)]
  }

  private func part(_ title: String, _ sheet: Table.Sheet) -> String {
    let cells = sheet.rows.map { row in
      row.map { $0.text.lines.map { PlainText.words(of: $0) }.joined(separator: " ").terminalSafe }
    }
    let widths = sheet.headings.indices.map { column in
      ([sheet.headings] + cells).map { $0[column].displayWidth }.max() ?? 0
    }
    let rows = cells.map { Self.line($0, widths) }
    return ([styled(.strong, title), styled(.quiet, Self.line(sheet.headings, widths))] + rows).map { $0 + "\n" }
      .joined()
  }

  /// The elements that no call could show.
  private var unobservable: [String] {
    let items = report.sections.flatMap(\.unobservable)
    guard !items.isEmpty else { return [] }
    let title = "Not counted: \(items.count). \(CoverageReport.unobservableNote)"
    let lines = [styled(.strong, title)] + items.map { "  " + report.name(of: $0.element).terminalSafe }
    return [lines.map { $0 + "\n" }.joined()]
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let last = cells.lastIndex { !$0.isEmpty } ?? 0
    let line = zip(cells, widths).prefix(last).map { $0 + String(repeating: " ", count: $1 + 2 - $0.displayWidth) }
    return "  " + line.joined() + cells[last]
  }

  private func styled(_ style: TextStyle?, _ text: String) -> String {
    isColored ? style?.applied(to: text) ?? text : text
  }
}
