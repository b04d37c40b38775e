import LifecycleModel
import LifecyclePaths
import Text

/// A scenario's list and the calls of a run side by side, the first difference marked with `≠`.
struct CallColumns {
  /// The lines, a heading first; of a long list, those around the difference.
  let lines: [String]

  /// The number of entries of each side before the difference and after it.
  private static let reach = 12
  /// The largest width of a column.
  private static let limit = 72

  /// A call, or a state that is reached.
  private struct Entry {
    enum Subject: Hashable {
      case call(CallbackID)
      case state(StateID)
    }

    /// The call; or the reached state and its parents. Entries that share one are equal.
    let subjects: Set<Subject>
    let text: String
    let isUnordered: Bool
    /// `true` if the other side may lack it.
    let isOptional: Bool
  }

  private struct Row {
    var left: Entry?
    var right: Entry?
  }

  /// Aligns the scenario's list with the calls of the run.
  init(_ difference: CallDifference, of scenario: Scenario, in lifecycle: Lifecycle) {
    let item = difference.item ?? scenario.items.count
    let listed = { (item: Scenario.Item) in Self.entry(item, in: lifecycle) }
    let calls = Self.calls(around: difference, in: lifecycle)
    var rows = Self.aligned(scenario.items[..<item].suffix(Self.reach).map(listed), calls.before)
    let first = rows.count
    rows += Self.aligned(scenario.items[item...].prefix(Self.reach).map(listed), calls.after)
    lines = Self.lines(of: rows, marking: first)
  }

  private static func entry(_ item: Scenario.Item, in lifecycle: Lifecycle) -> Entry {
    switch item {
    case .call(let step): entry(step, in: lifecycle)
    case .reached(let state): entry(state, standingFor: [state], in: lifecycle)
    }
  }

  private static func entry(_ step: Step, in lifecycle: Lifecycle) -> Entry {
    let words =
      (step.unordered == nil ? [] : ["any order"])
      + (step.certainty.isAlways ? [] : [step.certainty.word.replacing("-", with: " ")])
    let name = lifecycle.qualifiedName(of: step.callback)
    return Entry(
      subjects: [.call(step.callback)], text: name + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"),
      isUnordered: step.unordered != nil, isOptional: !step.certainty.isAlways)
  }

  private static func entry(_ state: StateID, standingFor states: [StateID], in lifecycle: Lifecycle) -> Entry {
    Entry(
      subjects: Set(states.map(Entry.Subject.state)), text: "→ " + lifecycle[state].name, isUnordered: false,
      isOptional: true)
  }

  /// The run's calls and reached states before the difference, and from there on.
  private static func calls(
    around difference: CallDifference, in lifecycle: Lifecycle
  ) -> (before: [Entry], after: [Entry]) {
    let transition = difference.call?.transition ?? difference.transitions.count
    let step = difference.call?.step ?? 0
    let steps = { (transition: Int) in lifecycle[difference.transitions[transition].transition].steps }
    let arrival = { (transition: Int) in
      let target = difference.transitions[transition].target
      return entry(target, standingFor: lifecycle.lineage(of: target), in: lifecycle)
    }
    var before: [Entry] = []
    var after: [Entry] = []
    if transition < difference.transitions.count {
      before = steps(transition)[..<step].suffix(reach).map { entry($0, in: lifecycle) }
      after = steps(transition)[step...].prefix(reach).map { entry($0, in: lifecycle) } + [arrival(transition)]
    }
    for earlier in (0..<transition).reversed() {
      guard before.count < reach else { break }
      before = steps(earlier).suffix(reach).map { entry($0, in: lifecycle) } + [arrival(earlier)] + before
    }
    for later in difference.transitions.indices.dropFirst(transition + 1) {
      guard after.count < reach else { break }
      after += steps(later).prefix(reach).map { entry($0, in: lifecycle) } + [arrival(later)]
    }
    return (before.suffix(reach), Array(after.prefix(reach)))
  }

  /// The score of two entries in one row: equal ones most, then those of groups in any order, then a call replaced by
  /// another; 0 if they do not belong in one row.
  private static func score(_ left: Entry, _ right: Entry) -> Int {
    if !left.subjects.isDisjoint(with: right.subjects) { return 6 }
    guard !left.isOptional, !right.isOptional else { return 0 }
    return left.isUnordered && right.isUnordered ? 4 : 1
  }

  /// Aligns both sides in rows with the highest total score.
  private static func aligned(_ left: [Entry], _ right: [Entry]) -> [Row] {
    var scores = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    let score = { (row: Int, column: Int) in Self.score(left[row], right[column]) }
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        scores[row][column] = max(
          scores[row + 1][column], scores[row][column + 1], scores[row + 1][column + 1] + score(row, column))
      }
    }
    var rows: [Row] = []
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      if row < left.count, column < right.count, score(row, column) > 0,
        scores[row][column] == scores[row + 1][column + 1] + score(row, column)
      {
        rows.append(Row(left: left[row], right: right[column]))
        (row, column) = (row + 1, column + 1)
      } else if column < right.count, row == left.count || scores[row][column] == scores[row][column + 1] {
        rows.append(Row(right: right[column]))
        column += 1
      } else {
        rows.append(Row(left: left[row]))
        row += 1
      }
    }
    return rows
  }

  private static func lines(of rows: [Row], marking first: Int) -> [String] {
    let titles = (left: "the page's list", right: "the graph's calls")
    let cells = rows.enumerated().map { index, row in
      let empty = index == first ? "–" : ""
      return (left: row.left.map { cut($0.text) } ?? empty, right: row.right.map { cut($0.text) } ?? empty)
    }
    let width = (cells.map(\.left) + [titles.left]).map(\.displayWidth).max() ?? 0
    return ([titles] + cells).enumerated().map { index, cell in
      let sign = index == first + 1 ? "≠ " : "  "
      let padding = String(repeating: " ", count: width - cell.left.displayWidth + 3)
      return sign + (cell.right.isEmpty ? cell.left : cell.left + padding + cell.right)
    }
  }

  /// The beginning of a text that fits into a column.
  private static func cut(_ text: String) -> String {
    let safe = text.terminalSafe
    guard safe.displayWidth > limit else { return safe }
    var width = 0
    return safe.prefix { character in
      width += character.displayWidth
      return width < limit
    } + "…"
  }
}
