/// Writes a value as JSON, byte by byte: the life cycles of large pages have tens of megabytes of it.
struct JSONWriter {
  private let isPretty: Bool
  private var bytes: [UInt8] = []
  private var level = 0

  private init(isPretty: Bool) { self.isPretty = isPretty }

  /// The text of a value: on one line, or with two spaces a level and a line end at its end.
  static func text(of value: JSONValue, isPretty: Bool) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.write(value)
    if isPretty { writer.write("\n") }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .int(let value): write(String(value))
    case .string(let value): writeQuoted(value)
    case .array(let values):
      write("[")
      level += 1
      for (index, value) in values.enumerated() {
        writeLineEnd(isFirst: index == 0)
        write(value)
      }
      writeEnd("]", isEmpty: values.isEmpty)
    case .object(let members):
      write("{")
      level += 1
      for (index, member) in members.enumerated() {
        writeLineEnd(isFirst: index == 0)
        writeQuoted(member.name)
        write(isPretty ? ": " : ":")
        write(member.value)
      }
      writeEnd("}", isEmpty: members.isEmpty)
    }
  }

  /// What stands before an item.
  private mutating func writeLineEnd(isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    writeLineEnd()
  }

  private mutating func writeEnd(_ bracket: String, isEmpty: Bool) {
    level -= 1
    if !isEmpty { writeLineEnd() }
    write(bracket)
  }

  private mutating func writeLineEnd() {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * level { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private static let plain = ASCIISet.printable.subtracting(ASCIISet("\"\\<"))

  /// Escapes what JSON demands, and `<`, U+2028 and U+2029 so that the text is safe inside a script element too.
  private mutating func writeQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if Self.plain.holds(text) {
      write(text)
    } else {
      for scalar in text.unicodeScalars { write(Self.escaped(scalar)) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "<": return "\\u003c"
    case "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
