import Text

/// A table in two shapes: a sheet for people, and records with the same facts for machines.
package struct Table: Hashable, Sendable {
  /// The name of its kind for machines; `nil` for a table of no kind.
  package let kind: String?
  /// The life cycle's name and the table's: `UIKit scene life cycle: Call order`.
  package let title: String
  /// The language of headings and generated words, as HTML names it: `en`.
  package let language: String
  /// The shape for people.
  package let sheet: Sheet
  /// The shape for machines.
  package let records: Records

  package init(kind: String?, title: String, language: String, sheet: Sheet, records: Records) {
    self.kind = kind
    self.title = title
    self.language = language
    self.sheet = sheet
    self.records = records
  }

  /// The table for people: headings in the page's language, empty columns left out.
  package struct Sheet: Hashable, Sendable {
    package let headings: [String]
    /// The lines from top to bottom.
    package let rows: [[Cell]]

    package init(headings: [String], rows: [[Cell]]) {
      self.headings = headings
      self.rows = rows
    }
  }

  /// A cell of the sheet.
  package struct Cell: Hashable, Sendable {
    package let text: InlineContent
    /// The number of rows that it spans, from its own downwards; 0 where a cell above spans its row.
    package let span: Int
    /// `true` where it names its row.
    package let isHeading: Bool

    package init(text: InlineContent, span: Int, isHeading: Bool) {
      self.text = text
      self.span = span
      self.isHeading = isHeading
    }
  }

  /// The table for machines: every column, under stable keys.
  package struct Records: Hashable, Sendable {
    /// The columns' keys.
    package let keys: [String]
    /// A value for each key, record by record.
    package let rows: [[TableValue]]

    /// Creates records; each row has a value for each key.
    package init(keys: [String], rows: [[TableValue]]) {
      self.keys = keys
      self.rows = rows
    }
  }
}

/// A value of a record: as JSON, and as the text of one field.
package struct TableValue: Hashable, Sendable {
  package let json: JSONValue
  /// The value where there is only text: nothing for `null`, a line an item for lists.
  package let text: String

  /// A list whose items have a text each.
  package init(_ items: [(json: JSONValue, text: String)]) {
    json = .array(items.map(\.json))
    text = items.map(\.text).joined(separator: "\n")
  }

  /// A text, `null` where there is none.
  package init(_ text: String?) {
    json = .optional(text)
    self.text = text ?? ""
  }

  /// A number, `null` where there is none.
  package init(_ number: Int?) {
    json = .optional(number)
    text = number.map { String($0) } ?? ""
  }

  /// A truth value.
  package init(_ flag: Bool) {
    json = .bool(flag)
    text = flag ? "true" : "false"
  }
}
