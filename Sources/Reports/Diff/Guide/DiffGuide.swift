import Documents
import Emission
import LifecycleDiff

/// A diff as a migration guide.
package struct DiffGuide: Sendable {
  private let guide: Document
  private let report: DiffReport

  /// Writes the guide of a report with a table of counterparts: the report's own, or another.
  package init(_ report: DiffReport, comparison: Table? = nil) {
    self.report = report
    guide = GuideSubject(report).guide(comparison: comparison)
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

  /// The counterparts, without callbacks that are their own, which are among what stays, and those that other sections have.
  private func comparisonSection(_ other: Table?) -> Document.Section? {
    guard let table = other ?? report.comparison else { return nil }
    let told = other == nil ? toldCallbacks : []
    let rows = table.sheet.rows.filter { row in
      !row.isPairOfEquals && !(row.count > 1 && row[..<2].contains { told.contains($0.text) })
    }
    guard !rows.isEmpty else { return nil }
    let lead =
      rows.count < table.sheet.rows.count ? [Block.sentence("Callbacks of other sections are omitted.")] : []
    let names = report.oldName == report.newName ? ["Before", "Now"] : [report.oldName, report.newName]
    let sheet = Table.Sheet(
      headings: names + table.sheet.headings.dropFirst(2), rows: rows)
    return Document.Section(title: "Counterparts", blocks: lead + [.table(sheet)])
  }
}

extension GuideSubject {
  /// The names of the callbacks that other sections report as replaced, removed, added or unchanged.
  private var toldCallbacks: Set<InlineContent> {
    let changed = report.changes.flatMap { change -> [String] in
      let removed = change.removedCallback.map { old.qualifiedName(of: $0) }
      guard change.kind.part == .new, case .callback(let id) = change.newPlace else {
        return [removed].compactMap(\.self)
      }
      return [new.qualifiedName(of: id)]
    }
    let kept = report.difference.correspondence.callbacks.all.map { new.qualifiedName(of: $0.new) }
    return Set((changed + kept).map { InlineContent(.code($0)) })
  }
}

extension [Table.Cell] {
  /// `true` where the first two cells are the same, and there is no remark after the third.
  fileprivate var isPairOfEquals: Bool {
    count > 2 && allSatisfy { $0.span == 1 } && self[0].text == self[1].text
      && self[3...].allSatisfy { $0.text.isEmpty }
  }
}

extension Block {
  /// A table whose rows are each about a change, or none; the first cell names its row.
  static func table(_ headings: [String], _ rows: [(change: Change?, cells: [InlineContent])]) -> Block {
    let cells = rows.map { row in
      row.cells.enumerated().map { Table.Cell(text: $1, span: 1, isHeading: $0 == 0) }
    }
    return .table(Table.Sheet(headings: headings, rows: cells), ids: rows.map { $0.change?.guideID })
  }
}

extension Block.Item {
  /// An item about a change.
  init(_ text: InlineContent, of change: Change, blocks: [Block] = []) {
    self.init(text, id: change.guideID, blocks: blocks)
  }
}

extension Change {
  /// The id of the item or row about it in a guide.
  var guideID: String { "change-" + fingerprint }
}
