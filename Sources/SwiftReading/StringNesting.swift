/// The nesting of interpolations in the string literals of Swift source, and its runs of `#`.
///
/// SwiftParser's lexer copies its state for each interpolation that is open: memory grows with the square of their number, so that
/// 20,000 (`"\("\("\(`, 60 kB) take 10 GB. At each `#` that opens no string it looks at the rest of the run. Both are counted
/// in the bytes, before the lexer sees them; a literal of a regular expression is taken for operators, and a quote in it for a
/// string that ends with its line.
struct StringNesting {
  /// The number of interpolations that may be open at once, in strings of any kind.
  private static let depthLimit = 128
  /// The number of `#` that may follow each other.
  private static let hashLimit = 256

  /// A string literal that is open, or an interpolation in it.
  private struct Literal {
    /// The `#` around it.
    let hashes: Int
    /// `true` between three quotes.
    let isMultiline: Bool
    /// The round brackets that are open in its interpolation, with its own; 0 in its text.
    var brackets = 0
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [Literal] = []

  /// The offset at which interpolations are nested too deeply, or a run of `#` is too long; `nil` for neither.
  static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var nesting = StringNesting(bytes: bytes)
    return nesting.excess()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func excess() -> Int? {
    while index < bytes.count {
      let start = index
      if let literal = open.last, literal.brackets == 0 {
        takeText(of: literal)
      } else if takeCode() > Self.hashLimit {
        return start
      }
      if open.count > Self.depthLimit { return start }
    }
    return nil
  }

  /// Takes one byte, comment or delimiter outside of texts; returns the number of `#` that it was.
  private mutating func takeCode() -> Int {
    switch bytes[index] {
    case UInt8(ascii: "/") where follows("//"): skipLine()
    case UInt8(ascii: "/") where follows("/*"): skipComment()
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"):
      let count = count(of: "#")
      index += count
      if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { openString(hashes: count) }
      return count
    case UInt8(ascii: "("):
      if !open.isEmpty { open[open.count - 1].brackets += 1 }
      index += 1
    case UInt8(ascii: ")"):
      if !open.isEmpty { open[open.count - 1].brackets -= 1 }
      index += 1
    default: index += 1
    }
    return 0
  }

  private mutating func openString(hashes: Int) {
    let isMultiline = follows("\"\"\"")
    index += isMultiline ? 3 : 1
    open.append(Literal(hashes: hashes, isMultiline: isMultiline))
  }

  /// Takes one byte, escape or delimiter of a string's text.
  private mutating func takeText(of literal: Literal) {
    switch bytes[index] {
    case UInt8(ascii: "\\"):
      index += 1
      guard count(of: "#") >= literal.hashes else { return }
      index += literal.hashes
      guard index < bytes.count else { return }
      // A line end after a backslash ends the string, unless it has three quotes.
      if bytes[index] == UInt8(ascii: "\n"), !literal.isMultiline { return }
      if bytes[index] == UInt8(ascii: "(") { open[open.count - 1].brackets = 1 }
      index += 1
    case UInt8(ascii: "\n") where !literal.isMultiline:
      open.removeLast()
      index += 1
    case UInt8(ascii: "\"") where !literal.isMultiline || follows("\"\"\""):
      index += literal.isMultiline ? 3 : 1
      guard count(of: "#") >= literal.hashes else { return }
      index += literal.hashes
      open.removeLast()
    default: index += 1
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        depth += 1
        index += 2
      } else if follows("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// The number of times that a character stands at the index.
  private func count(of character: Unicode.Scalar) -> Int {
    bytes[index...].prefix { $0 == UInt8(ascii: character) }.count
  }

  private func follows(_ text: StaticString) -> Bool {
    index + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }
}
