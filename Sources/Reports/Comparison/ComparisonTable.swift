import Documents
import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// A comparison as a table, in the language of its left page: a row a pair.
package struct ComparisonTable: Sendable {
  package let table: Table
  /// The name of the left side: its delegate, or its page.
  package let left: String
  /// The name of the right side.
  package let right: String

  /// Makes the table of a comparison.
  package init(_ comparison: Comparison) {
    let words = ComparisonStrings(comparison)
    left = words.left.title
    right = words.right.title
    let layout = TableLayout(columns: Self.columns(words), fields: Self.fields(words))
    table = layout.table(
      nil, words.title, in: words.words.language, rows: comparison.rows, records: comparison.rows)
  }

  private static func columns(_ words: ComparisonStrings) -> [TableLayout<ComparisonRow>.Column] {
    [
      .init(
        heading: words.left.title, isVerbatim: true, isHeading: true, text: words.leftText,
        // Calls on the right side alone have a cell each.
        group: { row in row.left?.index ?? -1 - (row.right?.index ?? 0) }),
      .init(heading: words.right.title, isVerbatim: true, text: words.rightText),
      .init(heading: "event", text: { InlineContent(plain: words.events(of: $0)) }),
      .init(
        heading: "unanswered", isOptional: true,
        text: { InlineContent(plain: words.unansweredEvents(of: $0)) }),
      .init(heading: "substitute", isOptional: true, text: { InlineContent(markdown: $0.substitute ?? "") }),
      .init(
        heading: "notes", isOptional: true,
        text: { row in row.notes.map(words.text).reduce(InlineContent()) { $0 + $1 } }),
    ]
  }

  private static func fields(_ words: ComparisonStrings) -> [TableLayout<ComparisonRow>.Field] {
    [
      .init(key: "left") { TableValue($0.left.map(words.left.name)) },
      .init(key: "right") { TableValue($0.right.map(words.right.name)) },
      .init(key: "previous") { TableValue(words.previousName(in: $0)) },
      .init(key: "transitions") { words.value(of: $0.transitions, in: $0) },
      .init(key: "unanswered") { words.value(of: $0.unanswered, in: $0) },
      .init(key: "substitute") { TableValue($0.substitute) },
      .init(key: "notes") { row in
        let lines = row.notes.map(words.text).flatMap(\.lines)
        return TableValue(lines.map(MarkdownWriter(.gitHub).line).joined(separator: " ").nilIfEmpty)
      },
      .init(key: "ambiguous") { TableValue($0.isAmbiguous) },
    ]
  }
}

/// The names of calls on one side of a comparison: with their delegate where the side is a whole page.
struct ComparedNames {
  private let side: ComparisonSide

  /// Names the calls of a side.
  init(_ side: ComparisonSide) { self.side = side }

  /// The delegate's name, or the page's.
  var title: String { side.delegate.map { side.lifecycle[$0].name } ?? side.lifecycle.name }

  /// The delegate's name with the page's after it, or the page's.
  var fullTitle: String {
    guard side.delegate != nil, !side.lifecycle.name.isEmpty else { return title }
    return "\(title) (\(side.lifecycle.name))"
  }

  /// A call's name for machines: `inactive`, or `ScenePhase.inactive`.
  func name(of call: CallbackID) -> String {
    side.delegate == nil ? side.lifecycle.qualifiedName(of: call) : side.lifecycle[call].name
  }

  /// A call's name for people: `.inactive`, or `ScenePhase.inactive`.
  func shownName(of call: CallbackID) -> String {
    side.delegate == nil ? side.lifecycle.qualifiedName(of: call) : side.lifecycle.shownName(of: call)
  }
}

/// A comparison as people read it on a terminal: a line a pair, and below it what else is to be said.
struct ComparisonText {
  private static let width = 100
  private static let margin = "    "
  private let table: Table
  private let isColored: Bool
  /// The width of the left column: that of its widest name, unless that leaves no room for the right one.
  private let columnWidth: Int

  /// Prepares for a comparison's table; `isColored` for escape sequences, which never carry meaning alone.
  init(_ table: Table, isColored: Bool) {
    self.table = table
    self.isColored = isColored
    let widths = table.sheet.rows.map { PlainText.words(of: $0[0].text.lines.first ?? []).terminalSafe.displayWidth }
    columnWidth = widths.filter { $0 <= Self.width / 2 }.max() ?? 0
  }

  /// The whole text.
  var text: String {
    let headings = table.sheet.headings.map(\.terminalSafe)
    let rows = table.sheet.rows.map { row in row.map { $0.text.lines.map { PlainText.words(of: $0).terminalSafe } } }
    let heading = pair(headings[0], headings[1]) { styled(.quiet, $0) }
    let blocks = rows.map { cells in
      let names = pair(cells[0].joined(), cells[1].joined()) { styled(.strong, $0) }
      return names + zip(headings, cells).dropFirst(2).flatMap(details)
    }
    return (["\(styled(.strong, table.title.terminalSafe))", ""] + heading + [""] + blocks.joined(separator: [""]))
      .map { $0 + "\n" }.joined()
  }

  /// Two names side by side; where they do not fit in a line, the right one in the next, as near to its place as it fits.
  private func pair(_ left: String, _ right: String, style: (String) -> String) -> [String] {
    let place = max(left.displayWidth, columnWidth) + 2
    guard place + right.displayWidth > Self.width else {
      return [style(left) + Self.space(place - left.displayWidth) + right]
    }
    return [style(left), Self.space(max(2, min(columnWidth + 2, Self.width - right.displayWidth))) + right]
  }

  /// The lines of one of the other columns: `Event: Launch, Return`.
  private func details(_ heading: String, _ lines: [String]) -> [String] {
    lines.enumerated().flatMap { index, line in
      let label = index == 0 ? heading + ": " : ""
      let wrapped = (label + line).wrapped(to: Self.width - Self.margin.displayWidth - 2)
      return wrapped.enumerated().map { place, text in
        Self.margin + (place == 0 && index == 0 ? "" : "  ") + styled(.quiet, text)
      }
    }
  }

  private static func space(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func styled(_ style: TextStyle, _ text: String) -> String {
    isColored ? style.applied(to: text) : text
  }
}
