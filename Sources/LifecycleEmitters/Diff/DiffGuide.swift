import LifecycleDiff

/// A diff as a migration guide: what moved, what stops, what to write, what is new.
package struct DiffGuide: Sendable {
  private let guide: Guide

  /// Prepares the guide of a report, with the table of what stands for what: the report's own, or another.
  package init(_ report: DiffReport, comparison: Table? = nil) {
    guide = GuideSubject(report).guide(comparison: comparison ?? report.comparison)
  }

  /// The guide as Markdown.
  package var markdown: String { GuideMarkdown(guide).text }

  /// The guide as a web page of its own.
  package var html: String { GuideHTML(guide).document }
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
    return Guide(
      title: "From \(report.oldName) to \(report.newName)", introduction: introduction, sections: sections)
  }

  private func comparisonSection(_ table: Table?) -> GuideSection? {
    guard let table, !table.sheet.rows.isEmpty else { return nil }
    return GuideSection(title: "What stands for what", blocks: [.table(GuideTable(table))])
  }
}
