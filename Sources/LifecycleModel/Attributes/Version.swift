/// A version number, compared part by part as numbers; missing parts are zero, so 13 equals 13.0.
package struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The parts without trailing zeros, at least one.
  package let parts: [Int]

  /// Creates a version; trailing zeros are dropped.
  package init(_ parts: Int...) { self.init(parts: parts) }

  /// Reads `13`, `13.4.1` or `13.0`; `nil` for other texts and for numbers of more than nine digits.
  package init?(_ text: String) { self.init(text[...]) }

  /// Reads a version from a part of a text.
  package init?(_ text: Substring) {
    let fields = text.parts(separatedBy: ".")
    var parts: [Int] = []
    for field in fields {
      guard (1...9).contains(field.utf8.count), field.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let part = Int(field)
      else { return nil }
      parts.append(part)
    }
    self.init(parts: parts)
  }

  private init(parts: [Int]) {
    let significant = parts.lastIndex { $0 != 0 } ?? 0
    self.parts = parts.isEmpty ? [0] : Array(parts[...significant])
  }

  /// The version with a last part that is one less: `26` before 27, `13.3` before 13.4; `nil` before 0.
  package var predecessor: Version? {
    guard let last = parts.last, last > 0 else { return nil }
    return Version(parts: parts.dropLast() + [last - 1])
  }

  /// `13.4`; `13` for 13.0.
  package var description: String { parts.map(String.init).joined(separator: ".") }

  /// Compares part by part.
  package static func < (left: Version, right: Version) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
