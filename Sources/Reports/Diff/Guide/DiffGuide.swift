import Documents
import Emission

/// A diff as a migration guide.
package struct DiffGuide: Sendable {
  private let guide: Document
  private let report: DiffReport

  /// Writes the guide of a report with a table of counterparts: the report's own, or another.
  package init(_ report: DiffReport, comparison: Table? = nil) {
    self.report = report
    guide = GuideSubject(report).guide(comparison: comparison ?? report.comparison)
  }

  /// The guide as Markdown.
  package var markdown: String { MarkdownWriter(.gitHub).text(of: guide) }

  /// The guide without its title, as Markdown that stands below a heading of a level; 0 for none.
  package func markdown(below level: Int) -> String {
    MarkdownWriter(.gitHub).body(of: guide, below: max(1, level))
  }

  /// The guide as a web page of its own, without pictures.
  package var html: String { GuideHTML(guide).document }

  /// The guide as a web page of its own, with pictures of what changes, of before and of after.
  package var page: IllustratedText {
    guard !report.changes.isEmpty else { return IllustratedText([.text(html)]) }
    let pictures = GuidePictures(report)
    return pictures.slots.filled(
      GuideHTML(guide, pictures: pictures.html).document, orElse: GuidePictures.substitute)
  }
}

extension GuideSubject {
  /// The guide of the diff; without a change, its introduction alone.
  func guide(comparison: Table? = nil) -> Document {
    let sections =
      report.changes.isEmpty
      ? []
      : [
        movedSection, stoppedSection, breakingSection, writingSection, comparisonSection(comparison), newSection,
        compatibleSection, wordsSection, keptSection, sourcesSection,
      ].compactMap { $0 }
    let title =
      report.oldName == report.newName ? "Changes in \(report.newName)" : "From \(report.oldName) to \(report.newName)"
    return Document(title: title, introduction: introduction, sections: sections)
  }

  /// The counterparts, without callbacks that are their own: these are among what stays.
  private func comparisonSection(_ table: Table?) -> Document.Section? {
    guard let table else { return nil }
    let rows = table.sheet.rows.filter { !$0.isPairOfEquals }
    guard !rows.isEmpty else { return nil }
    let lead = rows.count < table.sheet.rows.count ? [Block.sentence("Callbacks that stay the same are omitted.")] : []
    let names = report.oldName == report.newName ? ["Before", "Now"] : [report.oldName, report.newName]
    let sheet = Table.Sheet(
      headings: names + table.sheet.headings.dropFirst(2), rows: rows)
    return Document.Section(title: "Counterparts", blocks: lead + [.table(sheet)])
  }
}

extension [Table.Cell] {
  /// `true` where the first two cells are the same, and there is no remark after the third.
  fileprivate var isPairOfEquals: Bool {
    count > 2 && allSatisfy { $0.span == 1 } && self[0].text == self[1].text
      && self[3...].allSatisfy { $0.text.isEmpty }
  }
}
