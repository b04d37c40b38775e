import LifecycleModel

/// The columns of a table in an article.
struct ArticleTable {
  /// `true` for a table that compares callbacks with the values of an observed delegate: its rows are no events.
  let comparesValues: Bool
  private let columns: [String?]
  /// The columns about a system each: `iOS`, `Android`.
  private let systems: Set<Int>

  /// Reads the headings.
  init(header: [String], _ finder: CallbackFinder) {
    let owners = Set(header.compactMap { finder.owner(named: $0.trimmingMarks) })
    comparesValues = owners.count > 1 && !owners.isDisjoint(with: finder.observedOwners)
    systems = Set(header.indices.filter { index in ArticleLine.systems.contains { header[index].contains($0) } })
    columns = header.map { Vocabulary.standard.key(.column, matching: $0.trimmingMarks) }
  }

  /// The states from which and to which a row's transition leads; `nil` for a row without both.
  func ends(of cells: [String]) -> [String]? {
    guard let source = cell("column.from", of: cells), let target = cell("column.to", of: cells), !source.isEmpty,
      !target.isEmpty
    else { return nil }
    return [source, target]
  }

  /// The mentions of a row: one group of all, or one for each of several systems.
  func groups(of mentions: [CallbackFinder.Mention]) -> [[CallbackFinder.Mention]] {
    let cells = Set(mentions.map(\.cell)).sorted()
    guard cells.count > 1, systems.isSuperset(of: cells) else { return [mentions] }
    return cells.map { cell in mentions.filter { $0.cell == cell } }
  }

  /// The event of a row; empty for none.
  func event(of cells: [String]) -> String { cell("column.event", of: cells) ?? "" }

  private func cell(_ key: String, of cells: [String]) -> String? {
    columns.firstIndex(of: key).flatMap { cells.indices.contains($0) ? cells[$0].trimmingMarks : nil }
  }
}
