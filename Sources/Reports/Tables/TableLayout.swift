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
  /// Columns of facts by their keys, each left out where nothing is said.
  static func facts(_ keys: [String], _ entry: @escaping (Subject) -> Entry) -> [Column] {
    keys.map { key in Column(heading: key, isOptional: true, text: { entry($0)["table." + key] }) }
  }

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
