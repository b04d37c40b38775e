import Diagnostics
import LifecycleModel
import Text

extension SourceFile {
  /// The file with Markdown's marks for the bullets of other programs at the beginnings of lines: `•`, `・`. Lines keep their
  /// numbers.
  var withMarkdownBullets: SourceFile {
    let bullets: Set<Character> = ["•", "◦", "▪", "‣", "●", "○", "■", "·", "・", "･"]
    guard text.contains(where: bullets.contains) else { return self }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line -> String in
      guard let first = line.firstIndex(where: { !$0.isWhitespace }), bullets.contains(line[first]) else {
        return String(line)
      }
      return "\(line[..<first])- \(line[line.index(after: first)...].trimmingSpaces)"
    }
    return SourceFile(path: path, text: lines.joined(separator: "\n"))
  }
}

extension String {
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
    note = note.isEmpty ? remark : note + "\n" + remark
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
