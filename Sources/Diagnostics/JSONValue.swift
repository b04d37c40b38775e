/// A JSON text in the making: members keep the order in which they are written, absent values are `null`.
///
/// Encoders order an object's members by name or by chance; the shapes that people read should keep theirs.
package indirect enum JSONValue: Hashable, Sendable {
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
  package var compact: String {
    var output = ""
    write(to: &output, indent: nil, level: 0)
    return output
  }

  /// The text with two spaces a level and a line end at its end.
  package var pretty: String {
    var output = ""
    write(to: &output, indent: "  ", level: 0)
    return output + "\n"
  }

  private func write(to output: inout String, indent: String?, level: Int) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .int(let value): output += String(value)
    case .string(let value): Self.writeQuoted(value, to: &output)
    case .array(let values):
      Self.writeList(values, in: ("[", "]"), to: &output, indent: indent, level: level) { value, output in
        value.write(to: &output, indent: indent, level: level + 1)
      }
    case .object(let members):
      Self.writeList(members, in: ("{", "}"), to: &output, indent: indent, level: level) { member, output in
        Self.writeQuoted(member.name, to: &output)
        output += indent == nil ? ":" : ": "
        member.value.write(to: &output, indent: indent, level: level + 1)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], in brackets: (open: String, close: String), to output: inout String, indent: String?,
    level: Int, writeItem: (Item, inout String) -> Void
  ) {
    output += brackets.open
    for (index, item) in items.enumerated() {
      if index > 0 { output += "," }
      if let indent { writeLineEnd(indent, level: level + 1, to: &output) }
      writeItem(item, &output)
    }
    if let indent, !items.isEmpty { writeLineEnd(indent, level: level, to: &output) }
    output += brackets.close
  }

  private static func writeLineEnd(_ indent: String, level: Int, to output: inout String) {
    output += "\n"
    for _ in 0..<level { output += indent }
  }

  /// Escapes what JSON demands, and `<`, U+2028 and U+2029 so that the text is safe inside a script element too.
  private static func writeQuoted(_ text: String, to output: inout String) {
    output += "\""
    defer { output += "\"" }
    guard text.utf8.contains(where: isEscaped) else {
      output += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "<": output += "\\u003c"
      case "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a character that begins with a byte may have to be escaped.
  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<") || byte == 0x7F
      || byte == 0xE2
  }
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
