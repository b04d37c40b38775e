import ProjectModel

/// Writes property lists in each notation, for tests.
enum PropertyListWriter {
  static func bytes(_ value: PropertyListValue, as format: PropertyList.Format) -> [UInt8] {
    switch format {
    case .xml: Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\(xml(value))</plist>\n".utf8)
    case .openStep: Array(openStep(value).utf8)
    case .binary: BinaryPropertyListWriter.bytes(value)
    }
  }

  private static func xml(_ value: PropertyListValue) -> String {
    switch value.content {
    case .dictionary(let entries):
      "<dict>\(entries.map { "<key>\(escaped($0.key))</key>\n\(xml($0.value))" }.joined())</dict>"
    case .array(let elements): "<array>\(elements.map(xml).joined(separator: "\n"))</array>"
    case .string(let text): "<string>\(escaped(text))</string>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .real(let number): "<real>\(number)</real>"
    case .boolean(let value): value ? "<true/>" : "<false/>"
    case .data(let bytes): "<data>\(base64(bytes))</data>"
    case .date(let text): "<date>\(text)</date>"
    }
  }

  /// Has strings, arrays, dictionaries and data alone.
  private static func openStep(_ value: PropertyListValue) -> String {
    switch value.content {
    case .dictionary(let entries):
      "{ \(entries.map { "\(quoted($0.key)) = \(openStep($0.value));" }.joined(separator: " /* next */ ")) }"
    case .array(let elements): "(\(elements.map(openStep).joined(separator: ", ")))"
    case .string(let text): quoted(text)
    case .data(let bytes):
      "<" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(separator: " ") + ">"
    case .integer, .real, .boolean, .date: preconditionFailure("not in this notation")
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "<": "&lt;"
      case "&": "&amp;"
      case "\r": "&#13;"
      default: String(Character(scalar))
      }
    }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        default: String(Character(scalar))
        }
      }.joined() + "\""
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start -> String in
      let group = Array(bytes[start..<min(start + 3, bytes.count)])
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[$1]) : 0) }
      let all = [18, 12, 6, 0].map { String(letters[bits >> $0 & 63]) }
      return all[...group.count].joined() + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}
