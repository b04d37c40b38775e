import Documents
import Emission
import LifecycleDiff
import LifecycleModel

/// A comparison as a table, in the language of its left page: a row a pair.
package struct ComparisonTable: Sendable {
  /// The table.
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
