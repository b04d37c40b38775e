/// A JSON text in the making: members keep the order in which they are written, absent values are `null`.
///
/// Encoders order an object's members by name or by chance; the shapes that people read should keep theirs.
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
  /// An object; members in order.
  case object([Member])

  /// One member of an object.
  package struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue
  }

  /// An optional string: `null` where there is none.
  package static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// An optional number: `null` where there is none.
  package static func optional(_ number: Int?) -> JSONValue {
    number.map(JSONValue.int) ?? .null
  }

  /// The text on one line.
  package var compact: String { JSONWriter.text(of: self, isPretty: false) }

  /// The text with two spaces a level and a line end at its end.
  package var pretty: String { JSONWriter.text(of: self, isPretty: true) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  package init(integerLiteral value: Int) { self = .int(value) }
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object whose members keep the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
