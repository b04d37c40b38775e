import LifecycleModel
import Text

/// Paths whose states stand one below the other, with arrows on the lines between them.
extension Article {
  /// Reads the paths down a column. The words after an arrow are its event or its calls; those before a state are the event that
  /// leads to it, as in `Press Home: Inactive`.
  mutating func readColumns() {
    var last: Int?
    for index in lines.indices.dropFirst().dropLast() where lines[index].isColumnArrow && !lines[index].isCode {
      if isDrawing(around: index) {
        readDrawing(at: index)
        continue
      }
      let above = columnSource(at: index)
      guard lines[index].text.trimmingSpaces.first.map(ArrowMarks.down.contains) == true, let source = above.state,
        let target = columnPath(at: index + 1),
        states.knows(source) || states.knows(target.parts[0])
      else {
        reportColumn(at: index)
        continue
      }
      let label = lines[index].mentions.isEmpty ? [above.label, lines[index].text.trimmingMarks].joined() : above.label
      let names = [source] + target.parts
      if target.parts.count > 1 || !target.before.isEmpty {
        paths[index + 1] = [ArticlePath(names, event: target.before)]
        report.add(.used(as: "an arrow of a path"), at: lines[index].number)
      } else if let last, last == index - 2, label.isEmpty, lines[index].mentions.isEmpty,
        let path = paths[last]?.first,
        path.before.isEmpty, lines[last].mentions.isEmpty
      {
        // The path goes on.
        paths[index] = [ArticlePath(path.parts + target.parts, event: "")]
        paths[last] = nil
        report.add(.used(as: "an arrow of a path"), at: lines[last].number)
      } else {
        paths[index] = [ArticlePath(names, event: label)]
      }
      for name in names { _ = states.number(of: name, line: lines[index].number) }
      last = index
    }
  }

  /// The state above an arrow, and the words between them: `Active`, `The user leaves`, `↓`.
  private func columnSource(at index: Int) -> (state: String?, label: String) {
    let state = columnPath(at: index - 1)?.parts.last
    guard index > 1, state.map(states.knows) != true, let higher = columnPath(at: index - 2)?.parts.last,
      states.knows(higher), lines[index - 1].mentions.isEmpty
    else { return (state, "") }
    return (higher, lines[index - 1].text.trimmingMarks)
  }

  /// Returns `true` for an arrow between lines of which one draws several states, and none has words before them.
  private func isDrawing(around index: Int) -> Bool {
    let around = [index - 1, index + 1].compactMap { paths[$0]?.first }
    return around.contains { $0.parts.count > 1 } && around.allSatisfy(\.before.isEmpty)
  }

  /// Reads the arrows of a line of a drawing: each is between the states that are right above and right below it.
  private mutating func readDrawing(at index: Int) {
    let (above, below) = (namesByColumn(index - 1), namesByColumn(index + 1))
    var isClear = true
    let text = lines[index].text
    for place in text.indices where ArrowMarks.vertical.contains(text[place]) {
      let column = text[..<place].displayWidth
      guard let top = above.first(where: { $0.columns.contains(column) })?.name,
        let bottom = below.first(where: { $0.columns.contains(column) })?.name
      else {
        isClear = false
        continue
      }
      paths[index, default: []].append(
        ArticlePath(ArrowMarks.up.contains(text[place]) ? [bottom, top] : [top, bottom], event: ""))
    }
    if !isClear { report.add(.unused("an arrow with no state right above or right below it"), at: lines[index].number) }
  }

  /// The states that a line draws, with the columns that they take, and one more on each side: the width of arrows differs.
  private func namesByColumn(_ index: Int) -> [(name: String, columns: Range<Int>)] {
    let text = lines[index].text
    return states.places(in: text).map { place in
      let start = text[..<place.lowerBound].displayWidth
      return (String(text[place]), start - 1..<start + text[place].displayWidth + 1)
    }
  }

  /// The states of a line above or below an arrow: its path, or the state that it names, alone or after a label; `nil` for none.
  private func columnPath(at index: Int) -> ArticlePath? {
    let line = lines[index]
    if let path = paths[index]?.first { return path }
    guard line.mentions.isEmpty, line.paths.isEmpty else { return nil }
    if let (label, name) = line.text.labelAndRest, states.knows(name) { return ArticlePath([name], event: label) }
    return Self.mayBeState(line.title) ? ArticlePath([line.title], event: "") : nil
  }

  /// Reports an arrow that is between other lines than states.
  private mutating func reportColumn(at index: Int) {
    guard lines[index].mentions.isEmpty else { return }
    let isBetweenCalls = !lines[index - 1].mentions.isEmpty && !lines[index + 1].mentions.isEmpty
    report.add(
      isBetweenCalls
        ? .used(as: "the order of calls") : .unused("the lines above and below its arrow are no states"),
      at: lines[index].number)
  }
}
