import LifecycleModel
import LifecycleReader

extension Article {
  /// Reads the names of states that stand alone on a line, or begin a row of a table of states.
  mutating func readStateNames() {
    for line in lines where !line.isCode && line.mentions.isEmpty && line.paths.isEmpty {
      guard let name = listedState(line), states.canonicalName(of: name) != nil else { continue }
      _ = states.number(of: name, line: line.number)
    }
  }

  /// Reads what the article says of its states: the prose right below their names, or beside them.
  mutating func readStateProse() {
    var current: Int?
    for line in lines {
      if line.isCode || report.mentions(line.number) || !line.mentions.isEmpty {
        current = nil
        continue
      }
      if let name = listedState(line), states.knows(name) {
        let number = states.number(of: name, line: line.number)
        report.add(.used(as: "state '\(states[number].name)'"), at: line.number)
        let prose = Self.withoutNoun(String(line.text.trimmingMarks.dropFirst(name.count)).trimmingMarks)
        append(prose, to: number)
        current = number
      } else if let number = current, line.isAdjacent, case .text = line.line.kind {
        append(line.text, to: number)
        report.add(.used(as: "prose about '\(states[number].name)'"), at: line.number)
      } else {
        current = nil
      }
    }
  }

  private static let nouns = Vocabulary.standard.phrases("article.state")

  /// A text without a word for "state" at its beginning.
  private static func withoutNoun(_ text: String) -> String {
    let noun = nouns.first { text.lowercased().hasPrefix($0) && text.dropFirst($0.count).first?.isLetter != true }
    return noun.map { String(text.dropFirst($0.count)).trimmingMarks } ?? text
  }

  /// The name of the state that a line is about: all of it, or what is before a colon or a dash; of a row, the first cell.
  private func listedState(_ line: ArticleLine) -> String? {
    let text = line.line.cells[0].trimmingMarks
    if states.knows(text) { return text }
    let head = text.prefix { !":：-–—(（.。".contains($0) }
    guard head.count < text.count else { return nil }
    let name = Self.nouns.reduce(String(head).trimmingMarks) { name, noun in
      name.lowercased().hasSuffix(noun) ? String(name.dropLast(noun.count)).trimmingMarks : name
    }
    // In a paragraph, a name must be a known one.
    let isListed = line.itemDepth != nil || line.isHeading
    return (isListed ? states.knows(name) : states.canonicalName(of: name) != nil) ? name : nil
  }

  private mutating func append(_ prose: String, to number: Int) {
    guard !prose.isEmpty else { return }
    let known = states[number].documentation
    states[number].documentation = known.isEmpty ? prose : known + "\n" + prose
  }
}
