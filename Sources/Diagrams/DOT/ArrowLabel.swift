import Documents
import Emission
import LifecycleModel
import Text

/// The label of a line: as on the page, the event, the guard, then the calls in order.
package struct ArrowLabel {
  /// The line.
  package let bundle: ArrowBundle
  /// The style of its calls.
  package let style: CallStyle
  /// The path in the picture; `nil` for a picture without one.
  var runPath: RunPath?

  /// Creates the label of a bundle.
  package init(bundle: ArrowBundle, style: CallStyle, runPath: RunPath? = nil) {
    self.bundle = bundle
    self.style = style
    self.runPath = runPath
  }

  /// The width of prose in columns.
  private static let width = 38

  /// The label.
  package var text: LabelText { LabelText(lines: lines) }

  private var lines: [LabelLine] {
    let blocks = bundle.labelled.map { headLines(of: $0) + callLines(of: $0) }.filter { !$0.isEmpty }
    return Array(blocks.joined(separator: [.distance()]))
  }

  private func headLines(of arrow: Arrow) -> [LabelLine] {
    let names = ArrowEvents(arrow: arrow, lifecycle: style.lifecycle, runPath: runPath)
    let events = names.lines(width: Self.width).map { LabelLine($0, columns: $1, tooltip: tooltip(of: arrow)) }
    let versions = PageStrings(language: style.lifecycle.language).versions(arrow.availability).nilIfEmpty
    return events + [arrow.guard.map { "[\($0.text)]" }, versions].compactMap { $0 }.flatMap { quietLines($0) }
  }

  private func tooltip(of arrow: Arrow) -> String? {
    let said = arrow.transitions.map { PlainText.words(of: style.lifecycle[$0].documentation) }.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  private func callLines(of arrow: Arrow) -> [LabelLine] {
    var style = style
    style.isQuiet = runPath.map { !$0.takes(arrow.transitions) } ?? false
    let widths = arrow.steps.map { 2 + style.width(of: $0, withOwner: true) }
    let width = max(Self.width, widths.max() ?? 0)
    return zip(arrow.steps, zip(style.marks(of: arrow.steps), widths)).flatMap { step, shown -> [LabelLine] in
      let (mark, columns) = shown
      let call = mark + style.name(of: step, withOwner: true)
      let tooltip = style.tooltip(of: step)
      guard let note = PageStrings(language: style.lifecycle.language).smallPrint(step.certainty) else {
        return [LabelLine(call, columns: columns, tooltip: tooltip)]
      }
      guard columns + 1 + note.displayWidth <= width else {
        let indentation = "\u{A0}\u{A0}\u{A0}"
        return [LabelLine(call, columns: columns, tooltip: tooltip)]
          + quietLines(note, width: width - 3, indentation: indentation)
      }
      let small = Markup(" " + note).colored(AdaptiveColor.quiet.light)
      return [LabelLine(call + small, columns: columns + 1 + note.displayWidth, tooltip: tooltip)]
    }
  }

  private func quietLines(_ text: String, width: Int = Self.width, indentation: String = "") -> [LabelLine] {
    text.wrapped(to: width).map { line in
      LabelLine(
        Markup(indentation + line).colored(AdaptiveColor.quiet.light), columns: (indentation + line).displayWidth)
    }
  }
}
