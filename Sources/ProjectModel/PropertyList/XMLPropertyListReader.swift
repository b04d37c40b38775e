import Diagnostics
import Text

/// Reads property lists of XML: no document type's internals, no entities but XML's own, a limited depth. Foundation's reader gives no
/// places, at which findings point and fix-its write.
struct XMLPropertyListReader {
  /// The comments so far.
  private(set) var comments: [SourceRange] = []
  private var cursor: ByteCursor

  /// An element's head.
  private struct Tag {
    let name: String
    let range: SourceRange
    let isEmpty: Bool
  }

  init(_ file: SourceFile) {
    cursor = ByteCursor(file.bytes)
  }

  /// Reads the outermost value.
  mutating func read() throws(PropertyListError) -> PropertyListValue {
    guard let tag = try openTag() else { throw PropertyListError("Property list has no value", at: cursor.place) }
    guard tag.name == "plist" else { return try value(tag, depth: 0) }
    guard !tag.isEmpty, let root = try openTag() else {
      throw PropertyListError("Property list has no value", at: tag.range)
    }
    let value = try value(root, depth: 0)
    if let second = try openTag() { throw PropertyListError("Property list has a second value", at: second.range) }
    _ = try close(tag)
    return value
  }

  // MARK: Marks

  /// Moves to the next element's head and over it; `nil` where an element ends, or the text.
  private mutating func openTag() throws(PropertyListError) -> Tag? {
    try skipMisc()
    guard let next = cursor.next, !cursor.isAt("</") else { return nil }
    guard next == UInt8(ascii: "<") else { throw PropertyListError("Text is outside of a value", at: cursor.place) }
    let start = cursor.position
    cursor.advance()
    let name = cursor.skip { $0.isASCIILetter }
    var quote: UInt8?
    var last: UInt8 = 0
    while let byte = cursor.next {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        cursor.advance()
        let range = SourceRange(start, cursor.position)
        return Tag(name: cursor.text(name), range: range, isEmpty: last == UInt8(ascii: "/"))
      }
      last = byte
      cursor.advance()
    }
    throw PropertyListError("Element is not closed", at: SourceRange(start, name.end))
  }

  /// Moves over the end of an element, and returns its place.
  private mutating func close(_ tag: Tag) throws(PropertyListError) -> SourceRange {
    let start = cursor.position
    guard cursor.skip("</") else { throw PropertyListError("'\(tag.name)' is not closed", at: tag.range) }
    let name = cursor.text(cursor.skip { $0.isASCIILetter })
    cursor.skipSpace()
    guard name == tag.name, cursor.skip(">") else {
      throw PropertyListError("'\(tag.name)' is not closed before this", at: SourceRange(start, start + 2))
    }
    return SourceRange(start, cursor.position)
  }

  /// Moves over white space, comments, processing instructions and document types.
  private mutating func skipMisc() throws(PropertyListError) {
    while true {
      cursor.skipSpace()
      if cursor.isAt("<!--") {
        try skipComment()
      } else if cursor.isAt("<?") {
        try skip(past: "?>", "Processing instruction is not closed")
      } else if cursor.isAt("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = cursor.position
    cursor.advance(4)
    guard cursor.skip(past: "-->") != nil else {
      throw PropertyListError("Comment is not closed", at: SourceRange(start, start + 4))
    }
    comments.append(SourceRange(start, cursor.position))
  }

  private mutating func skip(past words: StaticString, _ message: String) throws(PropertyListError) {
    let start = cursor.position
    if cursor.skip(past: words) == nil { throw PropertyListError(message, at: SourceRange(start, start + 2)) }
  }

  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = SourceRange(cursor.position, cursor.position + 9)
    cursor.skip { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
    guard let next = cursor.next else { throw PropertyListError("Document type is not closed", at: start) }
    guard next == UInt8(ascii: ">") else {
      throw PropertyListError("Document type has declarations, which property lists have not", at: cursor.place)
    }
    cursor.advance()
  }

  // MARK: Values

  /// Reads the value that begins with a head.
  private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListError) -> PropertyListValue {
    guard depth < PropertyList.deepest else { throw PropertyListError("Values are nested too deeply", at: tag.range) }
    switch tag.name {
    case "dict": return try dictionary(tag, depth: depth)
    case "array": return try array(tag, depth: depth)
    case "true", "false":
      var end = tag.range
      if !tag.isEmpty {
        try skipMisc()
        end = try close(tag)
      }
      return PropertyListValue(.boolean(tag.name == "true"), tag.range.union(end))
    case "string":
      let (text, range) = try text(of: tag)
      return PropertyListValue(.string(text), range)
    case "integer", "real", "date", "data":
      let (text, range) = try text(of: tag)
      guard let content = Self.scalar(tag.name, String(text.trimmingSpaces)) else {
        throw PropertyListError("'\(text.trimmingSpaces)' is no \(Self.noun(tag.name))", at: range)
      }
      return PropertyListValue(content, range)
    default:
      throw PropertyListError("'\(tag.name)' is no element of property lists", at: tag.range)
    }
  }

  private mutating func dictionary(_ tag: Tag, depth: Int) throws(PropertyListError) -> PropertyListValue {
    var entries: [PropertyListValue.Entry] = []
    if tag.isEmpty { return PropertyListValue(.dictionary(entries), tag.range) }
    while let head = try openTag() {
      guard head.name == "key" else { throw PropertyListError("Value has no key", at: head.range) }
      let (key, range) = try text(of: head)
      guard let next = try openTag(), next.name != "key" else {
        throw PropertyListError("Key '\(key)' has no value", at: range)
      }
      entries.append(.init(key: key, keyRange: range, value: try value(next, depth: depth + 1)))
    }
    return PropertyListValue(.dictionary(entries), tag.range.union(try close(tag)))
  }

  private mutating func array(_ tag: Tag, depth: Int) throws(PropertyListError) -> PropertyListValue {
    var elements: [PropertyListValue] = []
    if tag.isEmpty { return PropertyListValue(.array(elements), tag.range) }
    while let head = try openTag() { elements.append(try value(head, depth: depth + 1)) }
    return PropertyListValue(.array(elements), tag.range.union(try close(tag)))
  }

  /// Reads an element that has text alone, and returns the text with the place between the marks.
  private mutating func text(of tag: Tag) throws(PropertyListError) -> (String, SourceRange) {
    if tag.isEmpty { return ("", tag.range) }
    let start = cursor.position
    var text: [UInt8] = []
    while true {
      let plain = cursor.skip { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      text += cursor.bytes[plain.start..<plain.end]
      if cursor.isAt("&") {
        text += try entity()
      } else if cursor.isAt("<!--") {
        try skipComment()
      } else if cursor.skip("<![CDATA[") {
        guard let inner = cursor.skip(past: "]]>") else {
          throw PropertyListError("'\(tag.name)' is not closed", at: tag.range)
        }
        text += cursor.bytes[inner.start..<inner.end]
      } else {
        let range = SourceRange(start, cursor.position)
        _ = try close(tag)
        return (String(decoding: text, as: UTF8.self), range)
      }
    }
  }

  /// Reads an entity, and returns what it stands for.
  private mutating func entity() throws(PropertyListError) -> String.UTF8View {
    let start = cursor.position
    cursor.advance()
    // No entity of XML's own is longer.
    var count = 0
    while count < 10, let byte = cursor.peek(count), byte != UInt8(ascii: ";"), byte < 0x80 { count += 1 }
    let name = cursor.text(SourceRange(cursor.position, cursor.position + count))
    guard cursor.peek(count) == UInt8(ascii: ";"), let text = Self.entity(named: name) else {
      throw PropertyListError("Entity is not one of XML's own", at: SourceRange(start, cursor.position + count))
    }
    cursor.advance(count + 1)
    return text.utf8
  }

  private static func entity(named name: String) -> String? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.utf8.first == UInt8(ascii: "#") else { return nil }
      let digits = name.dropFirst()
      let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }

  /// Returns the value of an element that has text alone; `nil` where the text is none.
  private static func scalar(_ element: String, _ text: String) -> PropertyListValue.Content? {
    switch element {
    case "integer": integer(text)
    case "real": Double(text).map { .real($0) }
    case "date": text.isEmpty ? nil : .date(text)
    default: Base64.bytes(text).map { .data($0) }
    }
  }

  private static func integer(_ text: String) -> PropertyListValue.Content? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = isNegative || text.utf8.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16).map { .integer($0) }
    }
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(text).map { .integer($0) } ?? Double(text).map { .real($0) }
  }

  private static func noun(_ element: String) -> String {
    switch element {
    case "integer": "integer"
    case "real": "number"
    case "date": "date"
    default: "base64"
    }
  }
}

/// The bytes of data that are written as letters.
enum Base64 {
  /// Returns the bytes; `nil` where other characters than those of base64 and white space are in the text.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where !byte.isASCIISpace && byte != UInt8(ascii: "=") {
      guard let value = value(byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
