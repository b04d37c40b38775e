/// A JSON value whose members keep the order in which they are written; absent values are `null`.
///
/// Encoders order members by name or not at all; output for readers should keep its order.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object; its members in order.
  case object([Member])

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue
  }

  /// A string, or `null` for `nil`.
  package static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// A number, or `null` for `nil`.
  package static func optional(_ number: Int?) -> JSONValue {
    number.map(JSONValue.int) ?? .null
  }

  /// An object from a list of members made at run time, in its order.
  package static func object(members: [(name: String, value: JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.name, value: $0.value) })
  }

  /// The JSON text on one line.
  package var compact: String { JSONWriter.text(of: self, isPretty: false) }

  /// The JSON text, indented by two spaces, with a line end.
  package var pretty: String { JSONWriter.text(of: self, isPretty: true) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  package init(integerLiteral value: Int) { self = .int(value) }
  /// A Boolean value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(members: elements)
  }
}
