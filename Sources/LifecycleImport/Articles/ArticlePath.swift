import LifecycleModel
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

/// A path between states that a sentence tells: `moves from the inactive state to active`, `バックグラウンドから復帰`.
struct ProsePath: Hashable, Sendable {
  /// The states' names as the sentence spells them.
  let names: [String]

  private static let before = Vocabulary.standard.phrases("article.from")
  private static let between = Vocabulary.standard.phrases("article.to")
  /// The languages that have a word before the first name.
  private static let languagesWithLeads = Language.allCases.filter { language in
    Vocabulary.standard.phrases("article.from", in: language)?.isEmpty == false
  }
  private static let verbs = Set(Vocabulary.standard.phrases("article.verb"))
  private static let nouns = Vocabulary.standard.phrases("article.state").filter { !$0.allSatisfy(\.isASCII) }
  private static let ignored: Set<Substring> = ["a", "an", "the", "state", "mode", "phase", "being", "its"]
  /// The most characters between two names of a path, and before the first.
  private static let distance = 12

  /// The path that a text tells first; `nil` for none.
  init?(in text: String, knowing states: ArticleStates) {
    let places = states.places(in: text)
    var names: [String] = []
    for (first, second) in zip(places, places.dropFirst()) {
      let between = String(text[first.upperBound..<second.lowerBound])
      let lead = String(text[..<first.lowerBound].suffix(Self.distance)).lowercased()
      if let script = Self.script(of: between), between.count <= Self.distance * 4,
        !script.needsLead || !names.isEmpty || Self.isLead(lead)
      {
        // From inactive to active and into the background.
        names += names.isEmpty ? [String(text[first]), String(text[second])] : [String(text[second])]
      } else if !names.isEmpty {
        break
      }
    }
    guard !names.isEmpty else { return nil }
    self.names = names
  }

  /// Returns `true` for a text with a word that may be before the first name.
  private static func isLead(_ text: String) -> Bool {
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    return before.contains { words.contains($0) || !$0.allSatisfy(\.isASCII) && $0.count == 1 && text.contains($0) }
  }

  /// The way in which the words between two names make them a path: with or without a word before the first.
  private static func script(of text: String) -> (needsLead: Bool, word: String)? {
    let all = text.lowercased().split { !$0.isLetter }
    let words = all.count == 1 ? all : all.filter { !ignored.contains($0) }
    if let last = words.last, let word = Self.between.first(where: { $0 == last }), word.allSatisfy(\.isASCII) {
      // "From inactive to active"; "inactive apps can move to active".
      if words.count == 1 { return (true, word) }
      return words.dropLast().allSatisfy { verbs.contains(String($0)) } ? (false, word) : nil
    }
    guard let word = Self.between.first(where: { !$0.allSatisfy(\.isASCII) && text.contains($0) }),
      text.count <= distance
    else { return nil }
    // Chinese has a word before the first name as well. A Japanese or Korean particle follows the name, or a word for "state".
    if Self.languagesWithLeads.contains(where: {
      Vocabulary.standard.phrases("article.to", in: $0)?.contains(word) == true
    }) {
      return (true, word)
    }
    let rest = Self.nouns.reduce(text) { $0.replacing($1, with: "") }
    return rest.trimmingMarks == word ? (false, word) : nil
  }
}
