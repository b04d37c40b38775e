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
      .init(key: "known") { TableValue($0.missing != .unknown) },
      .init(key: "substitute") { TableValue(words.substitute(in: $0)) },
      .init(key: "notes") { row in
        let lines = row.notes.map(words.text).flatMap(\.lines)
        return TableValue(lines.map(MarkdownWriter(.gitHub).line).joined(separator: " ").nilIfEmpty)
      },
      .init(key: "by") { row in
        TableValue(
          row.notes.flatMap { note in if case .known(let pages) = note { pages } else { [String]() } }
            .map { (.string($0), $0) })
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

  /// The name of a call that the page lacks, with the page's name of its delegate: `AppDelegate.applicationDidBecomeActive(_:)`.
  func name(of call: CounterpartFact.Call) -> String {
    let delegate = side.delegate(declaring: call.owner).map { side.lifecycle[$0].name } ?? call.owner
    return "\(delegate).\(call.name)"
  }

  /// A call's name with its delegate's, whatever the side is.
  func qualifiedName(of call: CallbackID) -> String { side.lifecycle.qualifiedName(of: call) }

  /// A call's name for people: `.inactive`, or `ScenePhase.inactive`.
  func shownName(of call: CallbackID) -> String {
    side.delegate == nil ? side.lifecycle.qualifiedName(of: call) : side.lifecycle.shownName(of: call)
  }
}

/// A comparison as people read it on a terminal: a line a pair where it fits, and below it what else is to be said.
///
/// The right names stand in one column. A name that does not fit before it has a line of its own:
///
/// ```
/// sceneDidBecomeActive(_:)         .active      Launch, Return
///
/// scene(_:willConnectTo:options:)  not known    Launch
///     Notes: …
/// ```
struct ComparisonText {
  private static let margin = "    "
  private static let gap = 2
  private let table: Table
  private let isColored: Bool
  private let width: Int
  /// The names of both sides, and what else is said of each pair, by line.
  private let rows: [(left: String, right: String, details: [[String]])]
  /// The columns in which the right names and the events begin.
  private let (second, third): (Int, Int)

  /// Prepares for a comparison's table; `isColored` for escape sequences, which never carry meaning alone.
  init(_ table: Table, width: Int, isColored: Bool) {
    self.table = table
    self.width = width
    self.isColored = isColored
    rows = table.sheet.rows.map { row in
      let texts = row.map { $0.text.lines.map { PlainText.words(of: $0).terminalSafe } }
      return (texts[0].joined(), texts[1].joined(), Array(texts.dropFirst(2)))
    }
    let names = table.sheet.headings.prefix(2).map(\.terminalSafe.displayWidth)
    let lefts = rows.map(\.left.displayWidth) + names.prefix(1)
    let place = (lefts.filter { $0 <= width / 2 }.max() ?? 0) + Self.gap
    let rights = rows.map(\.right.displayWidth) + names.suffix(1)
    second = place
    third = place + (rights.filter { place + $0 <= width * 3 / 4 }.max() ?? 0) + Self.gap
  }

  /// The whole text.
  var text: String {
    let blocks = rows.map(block)
    let headings = table.sheet.headings.map(\.terminalSafe)
    let event = blocks.contains(where: \.hasEvent) ? headings[2] : nil
    var lines = [styled(.strong, table.title.terminalSafe), ""]
    lines += names(headings[0], headings[1], event: event) { styled(.quiet, $0) }.lines + [""]
    for (index, block) in blocks.enumerated() {
      if index > 0, block.lines.count > 1 || blocks[index - 1].lines.count > 1 { lines.append("") }
      lines += block.lines
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines of a pair; `hasEvent` where the first one has the event, too.
  private func block(_ row: (left: String, right: String, details: [[String]])) -> (lines: [String], hasEvent: Bool) {
    let event = row.details.first.flatMap { $0.count == 1 ? $0[0] : nil }
    let (lines, hasEvent) = names(row.left, row.right, event: event) { styled(.strong, $0) }
    let others = zip(table.sheet.headings.dropFirst(2), row.details).dropFirst(hasEvent ? 1 : 0)
    return (lines + others.flatMap { details($0.terminalSafe, $1) }, hasEvent)
  }

  /// Two names side by side, with the event beside them where that fits; a right name that has no room stands in the next line.
  private func names(
    _ left: String, _ right: String, event: String?, style: (String) -> String
  ) -> (lines: [String], hasEvent: Bool) {
    guard left.displayWidth + Self.gap <= second, second + right.displayWidth <= width else {
      let place = second + right.displayWidth <= width ? second : Self.gap
      return ([style(left), Self.space(place) + right], false)
    }
    let line = style(left) + Self.space(second - left.displayWidth) + right
    let end = second + right.displayWidth
    guard let event, end + Self.gap <= third, third + event.displayWidth <= width else { return ([line], false) }
    return ([line + Self.space(third - end) + styled(.quiet, event)], true)
  }

  /// The lines of one of the other columns: `Event: Launch, Return`.
  private func details(_ heading: String, _ lines: [String]) -> [String] {
    lines.enumerated().flatMap { index, line in
      let label = index == 0 ? heading + ": " : ""
      let wrapped = (label + line).wrapped(to: max(20, width - Self.margin.displayWidth - 2))
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
