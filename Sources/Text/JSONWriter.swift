/// Writes a value as JSON, byte by byte: the life cycles of large pages have tens of megabytes of it.
struct JSONWriter {
  private let isPretty: Bool
  private var bytes: [UInt8] = []
  /// A line end and the indentation, two spaces a level; empty where all is on one line.
  private var lineEnd: [UInt8]

  private init(isPretty: Bool) {
    self.isPretty = isPretty
    lineEnd = isPretty ? [UInt8(ascii: "\n")] : []
  }

  /// The JSON text of a value: on one line, or indented by two spaces with a line end at its end.
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
      bytes.append(UInt8(ascii: "["))
      writeItems(values) { $0.write($1) }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      writeItems(members) { writer, member in
        writer.writeQuoted(member.name)
        writer.bytes.append(UInt8(ascii: ":"))
        if writer.isPretty { writer.bytes.append(UInt8(ascii: " ")) }
        writer.write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func writeItems<Item>(_ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
    guard !items.isEmpty else { return }
    let outer = lineEnd
    if isPretty { lineEnd += [UInt8(ascii: " "), UInt8(ascii: " ")] }
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += lineEnd
      write(&self, item)
    }
    lineEnd = outer
    bytes += outer
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func writeQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    writeEscaped(text)
    bytes.append(UInt8(ascii: "\""))
  }

  private static let plain = ASCIISet.printable.subtracting(ASCIISet("\"\\<"))

  /// Escapes as JSON requires, and also `<`, U+2028 and U+2029, so that the text is safe inside a script element.
  private mutating func writeEscaped(_ text: String) {
    if Self.plain.holds(text) { return write(text) }
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80, Self.plain.contains(UInt8(scalar.value)) {
        bytes.append(UInt8(scalar.value))
      } else {
        write(Self.escaped(scalar))
      }
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "<": "\\u003c"
    case "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}": "\\u" + scalar.value.hexadecimal(digits: 4)
    default: String(scalar)
    }
  }
}
