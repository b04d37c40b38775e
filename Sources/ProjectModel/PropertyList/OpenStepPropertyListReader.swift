import Diagnostics
import Text

/// Reads property lists of braces and equal signs, as Xcode's project files are: `{ isa = PBXGroup; children = (A, B); }`. Each value
/// has its place, at which a finding can point.
struct OpenStepPropertyListReader {
  /// The comments so far.
  private(set) var comments: [SourceRange] = []
  private var cursor: ByteCursor

  init(_ file: SourceFile) {
    cursor = ByteCursor(file.bytes)
  }

  /// Reads the outermost value.
  mutating func read() throws(PropertyListError) -> PropertyListValue {
    try skipMisc()
    guard !cursor.isAtEnd else { throw PropertyListError("Property list has no value", at: cursor.place) }
    let value = try value(depth: 0)
    try skipMisc()
    guard cursor.isAtEnd else { throw PropertyListError("Property list has a second value", at: cursor.place) }
    return value
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyListValue {
    guard depth < PropertyList.deepest else {
      throw PropertyListError("Values are nested too deeply", at: cursor.place)
    }
    switch cursor.next {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default:
      let (text, range) = try string()
      return PropertyListValue(.string(text), range)
    }
  }

  private mutating func dictionary(depth: Int) throws(PropertyListError) -> PropertyListValue {
    let start = cursor.place
    cursor.advance()
    var entries: [PropertyListValue.Entry] = []
    while true {
      try skipMisc()
      if cursor.skip("}") { break }
      guard !cursor.isAtEnd else { throw PropertyListError("Dictionary is not closed", at: start) }
      let (key, range) = try string()
      try skipMisc()
      // `key;` stands for `key = key;`.
      var value = PropertyListValue(.string(key), range)
      if cursor.skip("=") {
        try skipMisc()
        value = try self.value(depth: depth + 1)
        try skipMisc()
      }
      entries.append(.init(key: key, keyRange: range, value: value))
      guard cursor.skip(";") || cursor.isAt("}") else {
        throw PropertyListError("Semicolon is missing after the value of '\(key)'", at: cursor.place)
      }
    }
    return PropertyListValue(.dictionary(entries), SourceRange(start.start, cursor.position))
  }

  private mutating func array(depth: Int) throws(PropertyListError) -> PropertyListValue {
    let start = cursor.place
    cursor.advance()
    var elements: [PropertyListValue] = []
    while true {
      try skipMisc()
      if cursor.skip(")") { break }
      guard !cursor.isAtEnd else { throw PropertyListError("Array is not closed", at: start) }
      elements.append(try value(depth: depth + 1))
      try skipMisc()
      guard cursor.skip(",") || cursor.isAt(")") else {
        throw PropertyListError("Comma is missing after an element", at: cursor.place)
      }
    }
    return PropertyListValue(.array(elements), SourceRange(start.start, cursor.position))
  }

  private mutating func data() throws(PropertyListError) -> PropertyListValue {
    let start = cursor.place
    cursor.advance()
    var digits: [UInt8] = []
    while let byte = cursor.next, byte != UInt8(ascii: ">") {
      if !byte.isASCIISpace {
        guard let digit = Self.hexadecimal(byte) else {
          throw PropertyListError("Data is no hexadecimal number", at: cursor.place)
        }
        digits.append(digit)
      }
      cursor.advance()
    }
    guard cursor.skip(">"), digits.count.isMultiple(of: 2) else {
      throw PropertyListError("Data is not closed", at: start)
    }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return PropertyListValue(.data(bytes), SourceRange(start.start, cursor.position))
  }

  // MARK: Strings

  /// Reads a string, quoted or not, and returns it with its place between the quotes.
  private mutating func string() throws(PropertyListError) -> (String, SourceRange) {
    if let quote = cursor.next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(by: quote)
    }
    let range = cursor.skip { Self.unquoted.contains($0) || $0 >= 0x80 }
    guard !range.isEmpty else { throw PropertyListError("Text is no value of a property list", at: cursor.place) }
    return (cursor.text(range), range)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> (String, SourceRange) {
    let mark = cursor.place
    cursor.advance()
    let start = cursor.position
    var text: [UInt8] = []
    while let byte = cursor.next {
      if byte == quote {
        let range = SourceRange(start, cursor.position)
        cursor.advance()
        return (String(decoding: text, as: UTF8.self), range)
      }
      if byte == UInt8(ascii: "\\") {
        cursor.advance()
        text += escaped().utf8
      } else {
        text.append(byte)
        cursor.advance()
      }
    }
    throw PropertyListError("String is not closed", at: mark)
  }

  /// Reads what follows a backslash.
  private mutating func escaped() -> String {
    guard let byte = cursor.next else { return "" }
    if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      var code: UInt32 = 0
      for _ in 0..<3 {
        guard let digit = cursor.next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        code = code << 3 | UInt32(digit & 7)
        cursor.advance()
      }
      return Unicode.Scalar(code).map { String(Character($0)) } ?? ""
    }
    if byte == UInt8(ascii: "U") {
      cursor.advance()
      return utf16()
    }
    let range = cursor.place
    cursor.advance(range.end - range.start)
    return switch byte {
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "v"): "\u{B}"
    default: cursor.text(range)
    }
  }

  /// Reads the digits of `\Uxxxx`, and those of a second half behind them.
  private mutating func utf16() -> String {
    var units = [codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), cursor.skip("\\U") { units.append(codeUnit()) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func codeUnit() -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = cursor.next, let digit = Self.hexadecimal(byte) else { break }
      unit = unit << 4 | UInt16(digit)
      cursor.advance()
    }
    return unit
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// More than Xcode writes without quotes, for other tools do.
  private static let unquoted = ASCIISet.alphanumerics.union(ASCIISet("_$/:.-+@%~!#&*^[]|?"))

  // MARK: Comments

  private mutating func skipMisc() throws(PropertyListError) {
    while true {
      cursor.skipSpace()
      let start = cursor.position
      if cursor.isAt("//") {
        cursor.skip { $0 != 0x0A && $0 != 0x0D }
      } else if cursor.skip("/*") {
        guard cursor.skip(past: "*/") != nil else {
          throw PropertyListError("Comment is not closed", at: SourceRange(start, start + 2))
        }
      } else {
        return
      }
      comments.append(SourceRange(start, cursor.position))
    }
  }
}
