import LifecycleReader

/// A path as a line of an article states it, with the words around it: `Launch (Not running -> Active)`.
struct ArticlePath: Hashable, Sendable {
  /// The words before the path.
  private(set) var before: String
  /// The texts between the arrows, at least two.
  private(set) var parts: [String]
  /// The words after the path.
  private(set) var after: String

  /// The arrows that lead back as well, by their indices: `Active <-> Background`.
  private var twoWay: Set<Int> = []

  /// Reads the path of a text; `nil` for a text without arrows.
  init?(_ written: String) {
    // A mark before each arrow that leads back as well.
    let twoWayMark = ArrowMarks.standardTwoWay
    var text = ArrowMarks.twoWay.reduce(written) { $0.replacing($1, with: twoWayMark) }
      .replacing(twoWayMark, with: twoWayMark + "→")
    var arrows = ArrowScanner.standard.symbols(in: text)
    let backward: String? = arrows.isEmpty ? ArrowMarks.backward.first(where: text.contains) : nil
    if let backward {
      text = text.replacing(backward, with: "→")
      arrows = ArrowScanner.standard.symbols(in: text)
    }
    guard !arrows.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    let starts = [0] + arrows.map(\.upperBound)
    let ends = arrows.map(\.lowerBound) + [bytes.count]
    var parts = zip(starts, ends).map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    twoWay = Set(parts.indices.filter { parts[$0].hasSuffix(twoWayMark) })
    (before, parts[0]) = Self.cut(beforeLastMarkOf: parts[0])
    (parts[parts.count - 1], after) = Self.cut(afterFirstMarkOf: parts[parts.count - 1])
    self.parts = parts.map { Self.trimmed($0.replacing(twoWayMark, with: "")) }
    if backward != nil { self.parts.reverse() }
  }

  /// Creates a path without words around it but its event.
  init(_ parts: [String], event: String) {
    (before, self.parts, after) = (event, parts, "")
  }

  /// The path, and those back along its arrows that lead both ways.
  var ways: [ArticlePath] {
    var ways = [self]
    var start = 0
    while start < parts.count - 1 {
      let end = (start..<parts.count - 1).first { !twoWay.contains($0) } ?? parts.count - 1
      if end > start { ways.append(ArticlePath(parts[start...end].reversed(), event: before)) }
      start = end + 1
    }
    return ways
  }

  /// The path without the words around the states' names in its first and last parts; `nil` for an end that stays as it is.
  func narrowed(first: String?, last: String?) -> ArticlePath {
    var path = self
    if let first {
      let rest = Self.trimmed(String(parts[0].dropLast(first.count)))
      path.before = [before, rest].filter { !$0.isEmpty }.joined(separator: " ")
      path.parts[0] = first
    }
    if let last, parts.count > 1 {
      let rest = Self.trimmed(String(parts[parts.count - 1].dropFirst(last.count)))
      path.after = [rest, after].filter { !$0.isEmpty }.joined(separator: " ")
      path.parts[parts.count - 1] = last
    }
    return path
  }

  /// The path whose first state has the words before it in its name, if that is known: `Foreground - Active → …`.
  func qualified(where isKnown: (String) -> Bool) -> ArticlePath {
    guard !before.isEmpty, let first = parts.first, isKnown("\(before) \(first)") else { return self }
    var path = self
    path.parts[0] = "\(before) \(first)"
    path.before = ""
    return path
  }

  /// The path with the parts alone that are states.
  func keeping(_ isState: (String) -> Bool) -> ArticlePath {
    var path = self
    path.parts = parts.filter(isState)
    if path.parts.count < parts.count {
      path.twoWay = twoWay.count == parts.count - 1 ? Set(path.parts.indices.dropLast()) : []
    }
    return path
  }

  /// Replaces a part by what it stands for.
  mutating func correct(_ index: Int, to name: String) { parts[index] = name }

  private static let openings: [Character] = ["(", "（", "[", ":", "：", "「"]
  private static let closings: [Character] = [")", "）", "[", "]", ",", "、", "。", ";", "；", ":", "：", "(", "（", "」"]

  /// The words before the last mark that a path may follow, and the rest.
  private static func cut(beforeLastMarkOf text: String) -> (String, String) {
    for dash in [" - ", " – ", " — "] {
      if let range = text.ranges(of: dash).last {
        return (trimmed(String(text[..<range.lowerBound])), String(text[range.upperBound...]))
      }
    }
    guard let index = text.dropLast().lastIndex(where: openings.contains) else { return ("", text) }
    return (trimmed(String(text[..<index])), String(text[text.index(after: index)...]))
  }

  /// The text up to the first mark that may follow a path, and the rest.
  private static func cut(afterFirstMarkOf text: String) -> (String, String) {
    let start = text.firstIndex { !$0.isWhitespace && !")）".contains($0) } ?? text.endIndex
    var depth = 0
    var last: Character = " "
    let index =
      text[start...].firstIndex { character in
        defer { last = character }
        // The parentheses and labels of a call are its own.
        if depth > 0 || character == "(" && last.isIdentifier {
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return false
        }
        return closings.contains(character)
      } ?? text.endIndex
    return (String(text[start..<index]), trimmed(String(text[index...])))
  }

  /// A text without white space, brackets, quotes and stops at its ends.
  private static func trimmed(_ text: String) -> String {
    let isMark = { (character: Character) in
      character.isWhitespace || "()（）[]「」*_`\"'“”.,:：、。・•".contains(character)
    }
    let text = text.drop(while: isMark)
    return String(text[..<(text.lastIndex { !isMark($0) }.map { text.index(after: $0) } ?? text.startIndex)])
  }
}
