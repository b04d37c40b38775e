import Documents
import Emission
import LifecycleModel
import Text

/// The columns and fields of a table with a row for each subject.
struct TableLayout<Subject> {
  /// A column for people.
  struct Column {
    /// The key of its heading in the vocabulary, without `table.`; or the heading itself where `isVerbatim`.
    var heading: String
    /// `true` where `heading` is the heading and no key.
    var isVerbatim = false
    /// `true` where the column names its row.
    var isHeading = false
    /// `true` where it is left out if all its cells are empty.
    var isOptional = false
    /// The text of a cell.
    let text: (Subject) -> InlineContent
    /// Cells below one another that say the same and have the same group are one cell; `nil` for never.
    var group: ((Subject) -> Int)?
  }

  /// A key of the records.
  struct Field {
    /// The name in camel case.
    let key: String
    let value: (Subject) -> TableValue
  }

  /// The columns for people.
  var columns: [Column]
  /// The keys for machines.
  var fields: [Field]

  /// The table of a life cycle. `rows` become rows of the sheet, `records` become records.
  func table(_ kind: TableKind, of lifecycle: Lifecycle, rows: [Subject], records: [Subject]) -> Table {
    let title = [lifecycle.name, kind.title(in: lifecycle.language)].filter { !$0.isEmpty }
    return table(kind, title.joined(separator: ": "), in: lifecycle.language, rows: rows, records: records)
  }

  /// The table under a title, in a language.
  func table(
    _ kind: TableKind?, _ title: String, in language: Language, rows: [Subject], records: [Subject]
  ) -> Table {
    Table(
      kind: kind?.rawValue,
      title: title,
      language: language.rawValue,
      sheet: sheet(of: rows, language: language),
      records: Table.Records(
        keys: fields.map(\.key), rows: records.map { subject in fields.map { $0.value(subject) } })
    )
  }

  private func sheet(of subjects: [Subject], language: Language) -> Table.Sheet {
    let written = columns.map { column in (column: column, texts: subjects.map(column.text)) }
      .filter { !$0.column.isOptional || !$0.texts.allSatisfy(\.isEmpty) }
    var isNew = Array(repeating: false, count: subjects.count)
    let cells = written.map { column, texts in
      var spans = Array(repeating: 1, count: subjects.count)
      if let group = column.group {
        for row in subjects.indices where row > 0 {
          if texts[row] != texts[row - 1] || group(subjects[row]) != group(subjects[row - 1]) { isNew[row] = true }
        }
        spans = Self.spans(isNew)
      }
      return zip(texts, spans).map { Table.Cell(text: $0, span: $1, isHeading: column.isHeading) }
    }
    return Table.Sheet(
      headings: written.map { heading(of: $0.column, in: language) },
      rows: subjects.indices.map { row in cells.map { $0[row] } })
  }

  private func heading(of column: Column, in language: Language) -> String {
    column.isVerbatim ? column.heading : Vocabulary.standard.phrase("table." + column.heading, in: language)
  }

  /// 0 for what goes on from above, else how far down it goes.
  private static func spans(_ isNew: [Bool]) -> [Int] {
    var spans = Array(repeating: 0, count: isNew.count)
    var start = 0
    for row in isNew.indices {
      if isNew[row] { start = row }
      spans[start] += 1
    }
    return spans
  }
}

extension TableLayout {
  /// The column that says where each claim comes from.
  static func sources(_ words: PageStrings, _ provenance: @escaping (Subject) -> Provenance) -> Column {
    Column(heading: "sources", isOptional: true, text: { words.provenance(provenance($0)) })
  }

  /// The provenance of each claim: `status`, `where` it was observed, and `sources` with `title` and `url`.
  static func provenanceFields(_ provenance: @escaping (Subject) -> Provenance) -> [Field] {
    [
      Field(key: "status") { TableValue(provenance($0).status?.word) },
      Field(key: "where") { subject in
        switch provenance(subject).status {
        case nil, .documented: TableValue(String?.none)
        case .observed(let place): TableValue(place)
        }
      },
      Field(key: "sources") { subject in
        TableValue(
          provenance(subject).sources.map { source in
            (["title": .string(source.title), "url": .string(source.url)], source.url)
          })
      },
    ]
  }

  /// The versions in which each thing exists: `since`, `deprecated`, `removed`.
  static func versionFields(_ availability: @escaping (Subject) -> Availability) -> [Field] {
    [
      Field(key: "since") { TableValue(availability($0).since?.description) },
      Field(key: "deprecated") { TableValue(availability($0).deprecated?.description) },
      Field(key: "removed") { TableValue(availability($0).removed?.description) },
    ]
  }
}

/// The links of the names in a table.
package struct TableLinks: Sendable {
  static let none = TableLinks(state: { _ in nil }, event: { _ in nil }, callback: { _ in nil })

  /// The address of a state.
  let state: @Sendable (StateID) -> String?
  /// The address of a transition's event.
  let event: @Sendable (TransitionID) -> String?
  /// The address of a callback.
  let callback: @Sendable (CallbackID) -> String?

  func name(of id: StateID, in lifecycle: Lifecycle) -> InlineContent.Inline {
    linked(.text(lifecycle[id].name), to: state(id))
  }

  /// The states of a chain: `Not running → Inactive → Active`.
  func path(of chain: some Collection<TransitionID>, in lifecycle: Lifecycle) -> [InlineContent.Inline] {
    path(through: lifecycle.states(of: chain), in: lifecycle)
  }

  /// States one after the other: `Not running → Inactive → Active`.
  func path(through states: [StateID], in lifecycle: Lifecycle) -> [InlineContent.Inline] {
    states.enumerated().flatMap { place, state in
      (place == 0 ? [] : [.text(" → ")]) + [name(of: state, in: lifecycle)]
    }
  }

  /// The event of a transition; the text in its place where it has none.
  func event(of id: TransitionID, in lifecycle: Lifecycle, orElse text: String) -> InlineContent.Inline {
    linked(.text(lifecycle[id].event.nilIfEmpty ?? text), to: event(id))
  }

  /// A callback's name; with that of its delegate where it is `qualified`.
  func name(of id: CallbackID, in lifecycle: Lifecycle, qualified: Bool = false) -> InlineContent.Inline {
    linked(.code(qualified ? lifecycle.qualifiedName(of: id) : lifecycle.shownName(of: id)), to: callback(id))
  }

  private func linked(_ run: InlineContent.Inline, to url: String?) -> InlineContent.Inline {
    url.map { .link([run], url: $0) } ?? run
  }
}

extension InlineContent {
  /// The replacement of an API: names are code; `or` between them and whole sentences are not.
  package init(replacement text: String?) {
    self =
      text?.alternativeNames.map { names in InlineContent(lines: names.map { [.code($0)] }) }
      ?? InlineContent(plain: text)
  }

  /// The documentation of an element, without the links at its end that the column of sources shows.
  package init(description markdown: String, sources: [Provenance.Source]) {
    let urls = Set(sources.map(\.url))
    var lines = InlineContent(markdown: markdown.capitalized).lines
    while var line = lines.popLast() {
      while let run = line.last, Self.isRedundant(run, urls: urls) { line.removeLast() }
      if !line.isEmpty {
        lines.append(Self.trimmed(line))
        break
      }
    }
    self.init(lines: lines)
  }

  private static func trimmed(_ line: [Inline]) -> [Inline] {
    guard case .text(let text) = line.last else { return line }
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return line.dropLast() + [.text(String(text[..<end]))]
  }

  private static func isRedundant(_ run: Inline, urls: Set<String>) -> Bool {
    switch run {
    case .link(_, let url): urls.contains(url)
    case .text(let text): text.allSatisfy { $0.isWhitespace || $0 == "," || $0 == ";" }
    case .code, .strong, .emphasis, .indent: false
    }
  }
}
