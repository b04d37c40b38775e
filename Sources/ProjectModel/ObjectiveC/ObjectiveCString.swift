import Diagnostics

/// A string literal, or several that stand side by side and are one.
struct ObjectiveCString {
  /// The place of all of it.
  let range: SourceRange
  /// The place between the first and the last quote.
  let contents: SourceRange
  /// The value; an escape that stands for no character is left out.
  let value: String

  /// Reads a literal of parts.
  init(_ range: SourceRange, _ parts: [SourceRange], in file: SourceFile) {
    var value: [UInt8] = []
    var contents = range
    for (index, part) in parts.enumerated() {
      let inner = Self.inner(part, file.bytes)
      if index == 0 { contents.start = inner.start }
      contents = SourceRange(contents.start, inner.end)
      let isRaw = ![UInt8(ascii: "@"), UInt8(ascii: "\"")].contains(file.bytes[part.start])
      let bytes = file.bytes[inner.start..<inner.end]
      value += isRaw || !bytes.contains(UInt8(ascii: "\\")) ? Array(bytes) : Self.unescaped(bytes)
    }
    self.range = range
    self.contents = contents
    self.value = String(decoding: value, as: UTF8.self)
  }

  /// The place between a literal's quotes; between the parentheses of `R"mark(…)mark"`.
  private static func inner(_ part: SourceRange, _ bytes: [UInt8]) -> SourceRange {
    let quote = UInt8(ascii: "\"")
    var start = part.start
    while start < part.end, bytes[start] != quote { start += 1 }
    let isRaw = start > part.start && bytes[start - 1] == UInt8(ascii: "R")
    start = min(start + 1, part.end)
    var end = part.end
    if end > start, bytes[end - 1] == quote { end -= 1 }
    guard isRaw, let open = bytes[start..<end].firstIndex(of: UInt8(ascii: "(")) else { return SourceRange(start, end) }
    return SourceRange(open + 1, max(open + 1, end - (open - start) - 1))
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var value: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        value.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): value.append(0x0A)
      case UInt8(ascii: "t"): value.append(0x09)
      case UInt8(ascii: "r"): value.append(0x0D)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if escape == UInt8(ascii: "\r"), index < bytes.endIndex, bytes[index] == UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
        let length = escape == UInt8(ascii: "U") ? 8 : escape == UInt8(ascii: "u") ? 4 : 2
        let digits = bytes[index...].prefix(length).prefix { Self.digit($0) < 16 }
        index = digits.endIndex
        value += character(digits, radix: 16)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = bytes[(index - 1)...].prefix(3).prefix { Self.digit($0) < 8 }
        index = digits.endIndex
        value += character(digits, radix: 8)
      default: value.append(escape)
      }
    }
    return value
  }

  private static func character(_ digits: ArraySlice<UInt8>, radix: UInt32) -> [UInt8] {
    let number = digits.reduce(UInt32(0)) { $0 &* radix &+ UInt32(digit($1)) }
    return Unicode.Scalar(number).map { Array(String(Character($0)).utf8) } ?? []
  }

  /// The value of a digit; 16 for none.
  private static func digit(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: 16
    }
  }
}
