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
        let prose = String(line.text.dropFirst(name.count)).trimmingMarks
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

  /// The name of the state that a line is about: all of it, or what is before a colon or a dash; of a row, the first cell.
  private func listedState(_ line: ArticleLine) -> String? {
    let text = line.line.cells[0].trimmingMarks
    if states.knows(text) { return text }
    guard line.itemDepth != nil || line.isHeading else { return nil }
    let head = text.prefix { !":：-–—(（".contains($0) }
    let name = String(head).trimmingMarks
    return head.count < text.count && states.knows(name) ? name : nil
  }

  private mutating func append(_ prose: String, to number: Int) {
    guard !prose.isEmpty else { return }
    let known = states[number].documentation
    states[number].documentation = known.isEmpty ? prose : known + "\n" + prose
  }
}
