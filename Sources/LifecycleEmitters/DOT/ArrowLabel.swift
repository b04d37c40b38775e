import Diagnostics
import LifecycleModel

/// What is written beside a line: like the page, the event, the guard, then the calls in order.
struct ArrowLabel {
  /// The line.
  let bundle: ArrowBundle
  /// How its calls look.
  let look: CallLook

  /// Lines of prose break before this many columns.
  private static let width = 38

  /// The label; `nil` where there is nothing to say.
  var markup: Markup? {
    let blocks = bundle.arrows.map { headRows(of: $0) + callRows(of: $0) }.filter { !$0.isEmpty }
    guard let first = blocks.first else { return nil }
    return .table(blocks.dropFirst().reduce(first) { $0 + [Self.distance] + $1 })
  }

  private func headRows(of arrow: Arrow) -> [Markup] {
    let names = arrow.events.dropLast().map { $0 + "," } + arrow.events.suffix(1)
    let events = String.lines(of: names, width: Self.width).map { Markup($0).bold.colored(Ink.text.light) }
    let versions = CallNotes(language: look.lifecycle.language).availability(arrow.availability)
    let small = (arrow.guard.map { ["[\($0.text)]"] } ?? []) + (versions.map { [$0] } ?? [])
    return events.map { row($0, tooltip: tooltip(of: arrow)) } + small.flatMap { quietRows($0) }
  }

  private func tooltip(of arrow: Arrow) -> String? {
    let said = arrow.transitions.map { PlainText.words(of: look.lifecycle[$0].documentation) }.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  private func callRows(of arrow: Arrow) -> [Markup] {
    zip(arrow.steps, look.marks(of: arrow.steps)).flatMap { step, mark in
      let call = mark + look.name(of: step, withOwner: true)
      let tooltip = look.tooltip(of: step)
      guard let note = CallNotes(language: look.lifecycle.language).certainty(step.certainty) else {
        return [row(call, tooltip: tooltip)]
      }
      guard look.width(of: step, withOwner: true) + note.displayWidth < Self.width + 8 else {
        return [row(call, tooltip: tooltip)] + quietRows(note, indentation: "\u{A0}\u{A0}\u{A0}")
      }
      return [row(call + Markup(" " + note).colored(Ink.quiet.light), tooltip: tooltip)]
    }
  }

  private func quietRows(_ text: String, indentation: String = "") -> [Markup] {
    text.wrapped(to: Self.width).map { row(Markup(indentation + $0).colored(Ink.quiet.light)) }
  }

  /// A line of the label; an empty cell keeps it off the arrow.
  private func row(_ content: Markup, tooltip: String? = nil) -> Markup {
    let hint = tooltip.map { " " + Markup.tooltip($0) } ?? ""
    return .row([.emptyCell("width=\"4\""), content.cell("align=\"left\"" + hint)])
  }

  private static let distance = Markup.row([.emptyCell("height=\"7\" colspan=\"2\"")])
}
