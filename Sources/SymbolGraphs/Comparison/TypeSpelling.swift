/// The parts of a type's spelling that mean something, so that two spellings of one type are equal.
///
/// Spaces, `any`, the module `Swift` and the order of attributes mean nothing, and `()` as a result is `Void`.
struct TypeSpelling: Hashable {
  /// The attributes that say where a closure runs, or what it may take along.
  static let concurrency: Set = ["@MainActor", "@Sendable", "@preconcurrency", "sending"]

  private let parts: [Substring]

  /// Takes a type apart; parts in `ignored` are left out.
  init(_ type: String, ignoring ignored: Set<String> = []) {
    var parts: [Substring] = []
    var attributes: [Substring] = []
    for part in Self.parts(of: type) where !ignored.contains(String(part)) && part != "any" {
      if part.first == "@" || part == "sending" {
        attributes.append(part)
        continue
      }
      parts += attributes.sorted()
      attributes = []
      if part == ".", parts.last == "Swift" {
        parts.removeLast()
      } else if part == ")", parts.suffix(2) == ["->", "("] {
        parts[parts.count - 1] = "Void"
      } else {
        parts.append(part)
      }
    }
    self.parts = parts + attributes.sorted()
  }

  /// The names, attributes, arrows and other characters of a type, without spaces.
  private static func parts(of type: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = type[...]
    while let first = rest.first {
      let isName = first.isPartOfName || first == "@"
      let name = rest.dropFirst().prefix(while: \.isPartOfName)
      let end = isName ? name.endIndex : rest.hasPrefix("->") ? rest.index(rest.startIndex, offsetBy: 2) : nil
      let part = rest[..<(end ?? rest.index(after: rest.startIndex))]
      if !first.isWhitespace { parts.append(part) }
      rest = rest[part.endIndex...]
    }
    return parts
  }
}

extension Character {
  /// `true` for a character that a Swift name may have.
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
