/// A JSON value as it stands in a text: with its line, and an object's members in their order.
package struct JSONTree: Hashable, Sendable {
  /// The kinds of values.
  package indirect enum Content: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it is written.
    case number(String)
    case string(String)
    /// A list.
    case array([JSONTree])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package let name: String
    /// The line of the name, from 1.
    package let line: Int
    package let value: JSONTree
  }

  /// A text that is no JSON.
  package struct SyntaxError: Error, Hashable, Sendable {
    /// The line, from 1.
    package let line: Int
    /// The text that is expected there, or is too much.
    package let problem: String
  }

  /// The value.
  package let content: Content
  /// The line on which it begins, from 1.
  package let line: Int

  /// Reads a text with one value.
  package init(_ bytes: [UInt8]) throws(SyntaxError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// The members of an object; empty for another value.
  package var members: [Member] { if case .object(let members) = content { members } else { [] } }

  /// The elements of a list; empty for another value.
  package var elements: [JSONTree] { if case .array(let elements) = content { elements } else { [] } }

  /// The text of a string; `nil` for another value.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The number; `nil` for another value, and for one that is not whole.
  package var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }

  /// The member of a name, the last of several; `nil` for none.
  package subscript(name: String) -> JSONTree? { members.last { $0.name == name }?.value }

  /// The first member in or below this value whose object has another of its name before it; `nil` where all names differ. RFC 8259
  /// leaves open what such an object means: JavaScript keeps the last one, others the first.
  package var repeatedMember: Member? {
    var names: Set<String> = []
    for member in members {
      if !names.insert(member.name).inserted { return member }
      if let repeated = member.value.repeatedMember { return repeated }
    }
    return elements.lazy.compactMap(\.repeatedMember).first
  }
}

/// Reads JSON, as RFC 8259 has it, to a limited depth; each value has its line, at which an error points.
private struct JSONParser {
  private static let deepest = 200

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(JSONTree.SyntaxError) -> JSONTree {
    let value = try self.value(depth: 0)
    skipSpaces()
    guard position == bytes.count else { throw error("nothing is expected after the value") }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ problem: String) -> JSONTree.SyntaxError {
    JSONTree.SyntaxError(line: line, problem: problem)
  }

  private mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      if byte == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpaces()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONTree.SyntaxError) -> JSONTree {
    skipSpaces()
    let start = line
    guard depth < Self.deepest else { throw error("more than \(Self.deepest) values are inside of each other") }
    switch next {
    case UInt8(ascii: "{"): return JSONTree(.object(try members(depth: depth)), line: start)
    case UInt8(ascii: "["): return JSONTree(.array(try elements(depth: depth)), line: start)
    case UInt8(ascii: "\""): return JSONTree(.string(try string()), line: start)
    case _ where next?.isASCIIDigit == true, UInt8(ascii: "-"): return JSONTree(.number(try number()), line: start)
    default:
      for (word, content) in [("null", JSONTree.Content.null), ("true", .bool(true)), ("false", .bool(false))]
      where bytes[position...].starts(with: word.utf8) {
        position += word.utf8.count
        return JSONTree(content, line: start)
      }
      throw error("a value is expected: an object, a list, a string, a number, true, false or null")
    }
  }

  private mutating func members(depth: Int) throws(JSONTree.SyntaxError) -> [JSONTree.Member] {
    position += 1
    var members: [JSONTree.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpaces()
      let start = line
      guard next == UInt8(ascii: "\"") else { throw error("the name of a member in quotation marks is expected") }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw error("':' is expected after '\(name)'") }
      members.append(JSONTree.Member(name: name, line: start, value: try value(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("',' or '}' is expected after a member") }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONTree.SyntaxError) -> [JSONTree] {
    position += 1
    var elements: [JSONTree] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("',' or ']' is expected after an element") }
    return elements
  }

  private mutating func number() throws(JSONTree.SyntaxError) -> String {
    let start = position
    while let byte = next, byte.isASCIIDigit || "+-.eE".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
      throw error("'\(text)' is no number")
    }
    return text
  }

  private mutating func string() throws(JSONTree.SyntaxError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("a string has no control characters: write '\\n' for a line end") }
      position += 1
      if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
    }
    guard next != nil else { throw error("the quotation mark at the end of a string is missing") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(JSONTree.SyntaxError) -> [UInt8] {
    defer { position += 1 }
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[position]]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      let scalar = try self.scalar()
      position -= 1
      return Array(String(Character(scalar)).utf8)
    default: throw error("no escape is known that begins like this")
    }
  }

  /// The scalar of `u00E9`, or of two surrogates; half of these is U+FFFD.
  private mutating func scalar() throws(JSONTree.SyntaxError) -> Unicode.Scalar {
    let first = try unit()
    guard (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let (place, line) = (position, line)
    position += 1
    let second = try unit()
    guard (0xDC00..<0xE000).contains(second) else {
      (position, self.line) = (place, line)
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// The number after `u`.
  private mutating func unit() throws(JSONTree.SyntaxError) -> UInt32 {
    let digits = String(decoding: bytes[position...].dropFirst().prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4,
      digits.utf8.allSatisfy({ $0 < 0x80 && ($0.isASCIIDigit || (0x61...0x66).contains($0 | 0x20)) }),
      let unit = UInt32(digits, radix: 16)
    else { throw error("four hexadecimal digits are expected after '\\u'") }
    position += 5
    return unit
  }
}

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
  package init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(members: elements)
  }
}
