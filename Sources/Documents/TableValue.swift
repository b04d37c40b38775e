import Text

/// A value of a record: as JSON, and as the text of one field.
package struct TableValue: Hashable, Sendable {
  /// The value.
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
