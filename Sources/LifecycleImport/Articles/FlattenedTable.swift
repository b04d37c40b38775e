import LifecycleModel
import Text

/// A table whose borders between cells were lost, as they are when a web page is copied as text: `BeforeAfterScenePhase`, and below
/// it `ForegroundBackground.inactive`.
struct FlattenedTable {
  /// A row, which may stand on several lines.
  struct Row {
    /// The words before its callbacks.
    var title: String
    /// The states from which and to which it leads; empty where its words are no two names.
    var ends: [String] = []
    /// The indices of its lines.
    var lines: [Int]
    /// The callbacks of its lines, in order.
    var mentions: [(index: Int, mention: CallbackFinder.Mention)] = []
    /// `true` where a word for "none" says that its cells have no callback.
    var isComplete = false
  }

  private(set) var rows: [Row] = []
  /// The delegates that its heading names.
  let owners: [String]
  /// `true` for a table of transitions.
  let isOfTransitions: Bool
  /// `true` for a table that compares callbacks with the values of an observed delegate: its rows are no events.
  let comparesValues: Bool

  /// Reads the table whose heading is a line; `nil` for any other line.
  init?(at start: Int, in lines: [ArticleLine], _ finder: CallbackFinder, knowing states: ArticleStates) {
    guard let heading = Self.heading(lines[start].text, finder) else { return nil }
    owners = heading.compactMap { finder.owner(named: $0) }
    comparesValues = Set(owners).count > 1 && !finder.observedOwners.isDisjoint(with: owners)
    let keys = heading.compactMap { Vocabulary.standard.key(.column, matching: $0) }
    isOfTransitions = keys.contains("column.from") && keys.contains("column.to")
    let body = lines[(start + 1)...].prefix { $0.isAdjacent && !$0.isHeading && !$0.isCode }
    for index in body.indices { add(lines[index], at: index, finder) }
    if isOfTransitions { split(knowing: states) }
  }

  /// The columns' headings that a text is made of, at least two; `nil` for any other text.
  private static func heading(_ text: String, _ finder: CallbackFinder) -> [String]? {
    let text = Array(text.filter { !$0.isWhitespace })
    guard text.count <= 80 else { return nil }
    var columns: [[String]?] = [[]] + Array(repeating: nil, count: text.count)
    for end in 1...max(1, text.count) where end <= text.count {
      for start in 0..<end where columns[end] == nil {
        guard let before = columns[start] else { continue }
        let word = String(text[start..<end])
        let isColumn = finder.owner(named: word) != nil || Vocabulary.standard.key(.column, matching: word) != nil
        if isColumn { columns[end] = before + [word] }
      }
    }
    return columns[text.count].flatMap { $0.count > 1 ? $0 : nil }
  }

  private mutating func add(_ line: ArticleLine, at index: Int, _ finder: CallbackFinder) {
    let own = line.mentions.filter { mention in mention.candidates.contains { isOfTransitions || !$0.isValue } }
    let found = own.isEmpty ? finder.gluedMentions(in: line.text, ofValues: isOfTransitions) : own
    let mentions = found.map { (index, $0) }
    let end = mentions.first?.1.range.lowerBound ?? line.text.count
    let words = Self.withoutNone(String(line.text.prefix(end)).trimmingMarks)
    let last = rows.indices.last
    if words.isEmpty, let last {
      rows[last].lines.append(index)
      rows[last].mentions += mentions
    } else if !isOfTransitions, let last, rows[last].mentions.isEmpty, !rows[last].isComplete {
      // The words of a row may stand on several lines before its callbacks.
      rows[last].title += " " + words
      rows[last].lines.append(index)
      rows[last].mentions += mentions
    } else {
      rows.append(Row(title: words, lines: [index], mentions: mentions, isComplete: Self.holdsNone(line.text)))
    }
  }

  private static let wordsForNone = Vocabulary.standard.phrases("word.none").filter { $0.contains(where: \.isLetter) }

  private static func holdsNone(_ text: String) -> Bool { wordsForNone.contains(where: text.contains) }

  /// A text without a word for "none" at its end.
  private static func withoutNone(_ text: String) -> String {
    wordsForNone.first { text.hasSuffix($0) }.map { String(text.dropLast($0.count)) } ?? text
  }

  /// Splits the words of rows into two states each: where one of them is known, the other one is the rest.
  private mutating func split(knowing states: ArticleStates) {
    var names = Set(
      rows.flatMap { row in
        row.title.indices.dropFirst().flatMap { [String(row.title[..<$0]), String(row.title[$0...])] }
      }
    )
    .filter(states.knows)
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in rows.indices where rows[index].ends.isEmpty {
        let title = rows[index].title
        let first = names.filter { title.hasPrefix($0) && $0 != title }.max { $0.count < $1.count }
        let last = names.filter { title.hasSuffix($0) && $0 != title }.max { $0.count < $1.count }
        guard
          let ends = first.map({ [$0, String(title.dropFirst($0.count))] })
            ?? last.map({ [String(title.dropLast($0.count)), $0] })
        else { continue }
        rows[index].ends = ends
        names.formUnion(ends)
        isChanged = true
      }
    }
  }
}

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
