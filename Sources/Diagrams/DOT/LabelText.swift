/// What is written beside an arrow.
package struct LabelText {
  /// The lines from top to bottom.
  let lines: [LabelLine]

  /// The label; `nil` where there is nothing to say.
  var markup: Markup? {
    lines.isEmpty ? nil : .table(lines.map(\.row))
  }

  /// How many columns it takes.
  var columns: Int { lines.map(\.columns).max() ?? 0 }
}
