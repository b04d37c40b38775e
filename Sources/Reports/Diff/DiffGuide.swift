import Documents
import Emission
import LifecycleDiff

/// A diff as a migration guide: what moved, what stops, what to write, what is new.
package struct DiffGuide: Sendable {
  private let guide: Guide
  private let report: DiffReport

  /// Prepares the guide of a report, with the table of what stands for what: the report's own, or another.
  package init(_ report: DiffReport, comparison: Table? = nil) {
    self.report = report
    guide = GuideSubject(report).guide(comparison: comparison ?? report.comparison)
  }

  /// The guide as Markdown.
  package var markdown: String { GuideMarkdown(guide).text }

  /// The guide without its title, as Markdown that stands below a heading of a level; 0 for none.
  package func markdown(below level: Int) -> String { GuideMarkdown(guide, level: max(1, level)).body }

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
  func guide(comparison: Table? = nil) -> Guide {
    let sections =
      report.changes.isEmpty
      ? []
      : [
        movedSection, stoppedSection, breakingSection, writingSection, comparisonSection(comparison), newSection,
        compatibleSection, wordsSection, keptSection, sourcesSection,
      ].compactMap { $0 }
    let title =
      report.oldName == report.newName ? "Changes of \(report.newName)" : "From \(report.oldName) to \(report.newName)"
    return Guide(title: title, introduction: introduction, sections: sections)
  }

  /// What stands for what, without what stands for itself: that is among what stays.
  private func comparisonSection(_ table: Table?) -> GuideSection? {
    guard let table else { return nil }
    let rows = table.sheet.rows.filter { !$0.isPairOfEquals }
    guard !rows.isEmpty else { return nil }
    let lead = rows.count < table.sheet.rows.count ? [GuideBlock.sentence("What stands for itself is left out.")] : []
    let names = report.oldName == report.newName ? ["Before", "Now"] : [report.oldName, report.newName]
    let sheet = Table.Sheet(
      headings: names + table.sheet.headings.dropFirst(2), rows: rows)
    return GuideSection(title: "What stands for what", blocks: lead + [.table(GuideTable(sheet))])
  }
}

extension [Table.Cell] {
  /// Whether the first two cells say the same, and nothing is remarked behind the third.
  fileprivate var isPairOfEquals: Bool {
    count > 2 && allSatisfy { $0.span == 1 } && self[0].text == self[1].text
      && self[3...].allSatisfy { $0.text.isEmpty }
  }
}
