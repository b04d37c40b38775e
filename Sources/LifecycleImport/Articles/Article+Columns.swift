import LifecycleModel

/// Paths whose states stand one below the other, with arrows on the lines between them.
extension Article {
  private static let arrows: [Character] = ["↓", "⬇", "▼", "⇩"]

  /// Reads the paths down a column; the words after an arrow are its event or its calls.
  mutating func readColumns() {
    var last: Int?
    for index in lines.indices.dropFirst().dropLast() where Self.isArrow(lines[index]) {
      let names = [lines[index - 1], lines[index + 1]].map { $0.mentions.isEmpty ? $0.text.asTitle : "" }
      guard names.allSatisfy(Self.mayBeState), names.contains(where: states.knows) else {
        reportColumn(at: index)
        continue
      }
      let label = lines[index].mentions.isEmpty ? lines[index].text.trimmingMarks : ""
      if let last, last == index - 2, label.isEmpty, lines[index].mentions.isEmpty, let path = paths[last]?.first,
        path.before.isEmpty, lines[last].mentions.isEmpty
      {
        // The path goes on.
        paths[index] = [ArticlePath(path.parts + [names[1]], event: "")]
        paths[last] = nil
        report.add(.used(as: "an arrow of a path"), at: lines[last].number)
      } else {
        paths[index] = [ArticlePath(names, event: label)]
      }
      for name in names { _ = states.number(of: name, line: lines[index].number) }
      last = index
    }
  }

  /// Returns `true` for a line that begins with an arrow down.
  private static func isArrow(_ line: ArticleLine) -> Bool {
    !line.isCode && line.text.first.map(arrows.contains) == true && line.paths.isEmpty
  }

  /// Reports an arrow that is between other lines than states.
  private mutating func reportColumn(at index: Int) {
    let isBetweenCalls = !lines[index - 1].mentions.isEmpty && !lines[index + 1].mentions.isEmpty
    guard lines[index].mentions.isEmpty else { return }
    report.add(
      isBetweenCalls
        ? .used(as: "the order of calls") : .unused("the lines above and below its arrow are no states"),
      at: lines[index].number)
  }
}
