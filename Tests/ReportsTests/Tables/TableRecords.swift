import Documents
import Text

extension Table {
  /// The values of one column, record by record, as texts.
  func texts(_ key: String) -> [String] {
    guard let column = records.keys.firstIndex(of: key) else { return [] }
    return records.rows.map { $0[column].text }
  }

  /// The values of one column, record by record, as JSON on one line.
  func json(_ key: String) -> [String] {
    guard let column = records.keys.firstIndex(of: key) else { return [] }
    return records.rows.map { $0[column].json.compact }
  }

  /// The lines of the table as Markdown, white space squeezed.
  var markdownLines: [String] {
    TableFormat.markdown.render(self).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
  }
}
