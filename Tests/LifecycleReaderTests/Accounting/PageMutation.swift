/// A page that somebody has written in another form: with a section under another heading, a column of another name, an item without
/// its mark, or words in the place of an arrow.
struct PageMutation: CustomStringConvertible {
  /// A kind of other form.
  enum Kind: CaseIterable { case movedSection, renamedColumn, droppedMark, wordsForArrow }

  /// The kind.
  let kind: Kind
  /// The page.
  let name: String
  /// The text of the page.
  let text: String
  /// The lines that are other ones, from 1.
  let lines: ClosedRange<Int>
  /// The first of them, as it was.
  let was: String

  var description: String { "\(kind) in \(name):\(lines.lowerBound): \(was.prefix(120))" }

  /// All mutations of a page.
  static func all(of text: String, named name: String) -> [PageMutation] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isFenced = false
    return lines.indices.flatMap { index -> [PageMutation] in
      let line = lines[index]
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isFenced.toggle() }
      guard !isFenced else { return [] }
      return changes(of: index, in: lines).map { kind, changed, end in
        var copy = lines
        copy[index] = changed
        return PageMutation(
          kind: kind, name: name, text: copy.joined(separator: "\n"), lines: index + 1...max(end, index) + 1, was: line)
      }
    }
  }

  /// The other forms of a line, each with the last line that it is about.
  private static func changes(of index: Int, in lines: [String]) -> [(Kind, String, end: Int)] {
    let line = lines[index]
    var changes: [(Kind, String, end: Int)] = []
    if line.hasPrefix("## ") {
      let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("## ") } ?? lines.endIndex
      changes.append((.movedSection, "## Remarks", end - 1))
    }
    if index + 1 < lines.count, line.hasPrefix("|"), lines[index + 1].hasPrefix("|"), lines[index + 1].contains("---") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      // All rows have the column.
      let end = lines[index...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
      for cell in cells.indices.dropFirst().dropLast() {
        var copy = cells
        copy[cell] = " Was "
        changes.append((.renamedColumn, copy.joined(separator: "|"), end - 1))
      }
    }
    let indentation = line.prefix { $0 == " " }
    let rest = line.dropFirst(indentation.count)
    let digits = rest.prefix { $0.isNumber }
    if let mark = ["- ", "* ", "+ "].first(where: rest.hasPrefix) ?? (digits.isEmpty ? nil : "\(digits). "),
      rest.hasPrefix(mark)
    {
      changes.append((.droppedMark, String(indentation) + rest.dropFirst(mark.count), index))
    }
    if line.contains(" → ") { changes += arrows(line).map { (.wordsForArrow, $0, index) } }
    return changes
  }

  /// `Launch: A → B` as `Launch: A to B` and as `Launch: from A to B`.
  private static func arrows(_ line: String) -> [String] {
    let words = line.replacing(" → ", with: " to ")
    guard let colon = line.firstRange(of: ": "), let arrow = line.firstRange(of: " → "),
      colon.upperBound < arrow.lowerBound
    else { return [words] }
    return [words, words.replacing(": ", with: ": from ", maxReplacements: 1)]
  }
}
