import LifecycleModel

/// The columns of a table that a section reads, by their names in the vocabulary: `from` is that of `column.from`.
struct TableColumns {
  private let vocabulary: Vocabulary
  private var indices: [String: Int] = [:]
  /// The columns that have none of the names, with their headings.
  private(set) var others: [(index: Int, heading: RichText)] = []

  /// Finds the columns of some names; of two with one name, the first is meant.
  init(_ names: [String], of table: PipeTable, in vocabulary: Vocabulary = .standard) {
    self.vocabulary = vocabulary
    let phrases = names.map { (name: $0, keys: Set(vocabulary.phrases("column." + $0).map { NameKey($0) })) }
    for (index, cell) in table.header.enumerated() {
      let heading = NameKey(cell.text.trimmingSpaces)
      if let name = phrases.first(where: { indices[$0.name] == nil && $0.keys.contains(heading) })?.name {
        indices[name] = index
      } else if !(heading.folded == "#" && table.rows.allSatisfy { $0.cells[index].text.allSatisfy(\.isNumber) }) {
        // A number of the row says nothing.
        others.append((index, cell))
      }
    }
  }

  /// The index of a name's column; `nil` where the table lacks it.
  subscript(name: String) -> Int? { indices[name] }

  /// The columns with another one of a name, whatever its heading is.
  func adding(_ index: Int, as name: String) -> TableColumns {
    var copy = without(index)
    copy.indices[name] = index
    return copy
  }

  /// The columns with one among the others that has one of the names.
  func without(_ index: Int, isOther heading: RichText) -> TableColumns {
    var copy = without(index)
    copy.others = (copy.others + [(index, heading)]).sorted { $0.index < $1.index }
    return copy
  }

  /// The columns but for one, whatever its heading is.
  func without(_ index: Int) -> TableColumns {
    var copy = self
    copy.indices = indices.filter { $0.value != index }
    copy.others.removeAll { $0.index == index }
    return copy
  }

  /// The cell of a name's column; `nil` where the table lacks it.
  func cell(_ name: String, of row: PipeTable.Row) -> RichText? { indices[name].map { row.cells[$0] } }

  /// The cell of a name's column; `nil` where the table lacks it, or the cell means none.
  func filledCell(_ name: String, of row: PipeTable.Row) -> RichText? {
    cell(name, of: row).flatMap { vocabulary.isNone($0.text) ? nil : $0 }
  }

  /// The plain text of such a cell.
  func plainText(_ name: String, of row: PipeTable.Row) -> String? {
    filledCell(name, of: row).map { String($0.text.trimmingSpaces) }
  }

  /// What a row has in the other columns, or in some of them, with their headings.
  func remarks(in row: PipeTable.Row, besides read: Set<Int> = [], of document: MarkdownDocument) -> [State.Remark] {
    others.filter { !read.contains($0.index) }.map { index, heading in
      State.Remark(heading: heading.text, text: row.cells[index].documentation(after: 0, in: document))
    }
  }

  /// The same as paragraphs `Heading: text`; cells that mean none are left out.
  func prose(in row: PipeTable.Row, besides read: Set<Int> = [], of document: MarkdownDocument) -> String {
    remarks(in: row, besides: read, of: document).filter { !vocabulary.isNone($0.text) }
      .map { $0.heading.isEmpty ? $0.text : "\($0.heading): \($0.text)" }
      .joined(separator: "\n\n")
  }

  /// The links in a row's cell of a name's column, and in those of the other columns.
  func sources(of name: String, in row: PipeTable.Row) -> [Provenance.Source] {
    ([indices[name]].compactMap { $0 } + others.map(\.index)).flatMap { index in
      row.cells[index].sources(in: row.cells[index].fullRange)
    }
  }
}
