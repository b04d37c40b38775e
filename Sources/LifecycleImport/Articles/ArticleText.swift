import Diagnostics
import LifecycleModel
import LifecycleReader
import Text

extension SourceFile {
  /// The file with Markdown's marks for the bullets of other programs at the beginnings of lines, `•`, `・`, and without the lines
  /// of boxes in drawings. Lines keep their numbers.
  var withPlainMarks: SourceFile {
    let bullets: Set<Character> = ["•", "◦", "▪", "‣", "●", "○", "■", "·", "・", "･"]
    let lines = (1...lineCount).map { number -> String in
      let line = self[range(ofLine: number)]
      if line.contains(where: \.isBoxDrawing) { return line.withoutBoxes }
      guard let first = line.firstIndex(where: { !$0.isWhitespace }), bullets.contains(line[first]) else {
        return line
      }
      return "\(line[..<first])- \(line[line.index(after: first)...].trimmingSpaces)"
    }
    return SourceFile(path: path, text: lines.joined(separator: "\n"))
  }

  /// The numbers of lines whose remarks beside a box `withPlainMarks` leaves out.
  var boxRemarkLines: [Int] {
    (1...lineCount).filter { number in
      let line = self[range(ofLine: number)]
      return line.contains("←") && line.contains(where: \.isBoxDrawing) && !line.withoutBoxes.contains("←")
    }
  }
}

extension Character {
  /// `true` for a line, a corner or a crossing of a box: U+2500 to U+257F.
  fileprivate var isBoxDrawing: Bool { unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) } }
}

extension StringProtocol {
  /// The text with spaces for the lines of boxes, and without a remark that an arrow leads from: `│ Active │ ← in use`.
  fileprivate var withoutBoxes: String {
    let text = String(map { $0.isBoxDrawing ? " " : $0 })
    let last = lastIndex(where: \.isBoxDrawing).map { distance(from: startIndex, to: $0) } ?? 0
    let rest = text.dropFirst(last)
    return rest.contains("←") ? String(text.prefix(last)) : text
  }
}

extension String {
  /// The words before the last colon, and those after it; `nil` without a colon.
  var labelAndRest: (label: String, rest: String)? {
    guard let colon = lastIndex(where: { ":：".contains($0) }) else { return nil }
    return (String(self[..<colon]).trimmingMarks, String(self[index(after: colon)...]).trimmingMarks)
  }

  /// Adds a line of prose; nothing for an empty one.
  mutating func addLine(_ line: String) {
    guard !line.isEmpty else { return }
    self = isEmpty ? line : self + "\n" + line
  }

  /// The text without white space, punctuation and symbols at its ends.
  var trimmingMarks: String {
    let isMark = { (character: Character) in
      character.isWhitespace || character.isPunctuation && !"()[]\"'".contains(character) || character.isSymbol
    }
    let text = drop(while: isMark)
    return String(text[..<(text.lastIndex { !isMark($0) }.map { text.index(after: $0) } ?? text.startIndex)])
  }

  /// The text as the title of an event: without marks, and without a number before it.
  var asTitle: String {
    var text = trimmingMarks
    if let opening = text.lastIndex(where: { "(（".contains($0) }),
      !text[opening...].contains(where: { ")）".contains($0) })
    {
      text = String(text[..<opening]).trimmingMarks
    }
    // Of a sentence, what is before the first comma.
    if text.count > 100 {
      text = String(text.prefix { !"，,。；;".contains($0) }).trimmingMarks
    }
    let digits = text.prefix { $0.isNumber }
    guard !digits.isEmpty, let mark = text.dropFirst(digits.count).first, ".)．）".contains(mark) else { return text }
    return String(text.dropFirst(digits.count + 1)).trimmingMarks
  }
}

extension CallbackFinder.Mention {
  /// The text at its place.
  func text(in line: ArticleLine) -> String {
    String(line.line.cells[cell].dropFirst(range.lowerBound).prefix(range.count))
  }
}

extension DraftCall {
  /// Takes what follows the call: a certainty, or a note.
  mutating func take(remark: String, owners: [String]) {
    guard remark.contains(where: \.isLetter), owners.isEmpty else { return }
    let words: [(key: String, certainty: Certainty)] = [
      ("attribute.mayBeSkipped", .mayBeSkipped(when: nil)), ("attribute.deferred", .deferred(until: nil)),
    ]
    for (key, certainty) in words where Vocabulary.standard.phrases(key).contains(where: remark.lowercased().contains) {
      self.certainty = certainty
    }
    note.addLine(remark)
  }
}

extension ArticlePath {
  /// The words before an arrow whose other side are calls: `Launch → application(_:didFinishLaunchingWithOptions:)`; `nil` for a
  /// call.
  func leadBeforeCalls(_ finder: CallbackFinder) -> String? {
    let title = ([before] + parts.prefix(1)).filter { !$0.isEmpty }.joined(separator: " ").asTitle
    let isName = !finder.mentions(in: title).isEmpty || finder.owner(atEndOf: title) != nil
    return title.isEmpty || isName ? nil : title
  }
}

/// The arrows of articles beside those that pages have: back, both ways, and between lines.
enum ArrowMarks {
  /// Arrows that lead to the left.
  static let backward = ["←", "⟵", "⇐", "⬅"]
  /// Arrows that lead both ways, and the one that stands for them.
  static let twoWay = ["<-->", "<->", "<=>", "⇄", "⇆"]
  static let standardTwoWay = "↔"
  /// Arrows to the line below, and to the line above.
  static let down: Set<Character> = ["↓", "⬇", "⇩", "▼"]
  static let up: Set<Character> = ["↑", "⬆", "⇧", "▲"]
  static let vertical = down.union(up)

  /// Triangles, which are bullets too where words follow.
  private static let triangles: Set<Character> = ["▼", "▲"]
  private static let others = Set((backward + twoWay + [standardTwoWay]).filter { $0.count == 1 }.flatMap(\.self))

  /// Returns `true` for a line that begins with an arrow to another line.
  static func begins(_ line: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }), vertical.contains(first) else { return false }
    return !triangles.contains(first) || !line.contains { $0.isLetter || $0.isNumber }
  }

  /// Returns `true` for a text with any arrow.
  static func isArrow(in text: String) -> Bool {
    begins(text) || !ArrowScanner.standard.symbols(in: text).isEmpty
      || text.contains { others.contains($0) || vertical.subtracting(triangles).contains($0) }
  }
}
