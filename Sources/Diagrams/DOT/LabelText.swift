/// The text of an arrow's label.
package struct LabelText {
  /// The lines from top to bottom.
  let lines: [LabelLine]

  /// The label in markup; `nil` where there are no lines.
  var markup: Markup? {
    lines.isEmpty ? nil : .table(lines.map(\.row))
  }

  /// The width in columns.
  var columns: Int { lines.map(\.columns).max() ?? 0 }
}
