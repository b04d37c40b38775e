import Documents
import Emission
import LifecycleModel
import Text

/// The text of a card: as on the page, the events, their guards, then the calls in order.
package struct CardLabel {
  /// The card.
  package let card: TransitionCard
  /// The style of its calls.
  package let style: CallStyle
  /// The path in the picture; `nil` for a picture without one.
  var runPath: RunPath?
  /// The coverage; `nil` for a picture without it.
  var coverage: PageCoverage?

  /// Creates the text of a card.
  package init(
    card: TransitionCard, style: CallStyle, runPath: RunPath? = nil, coverage: PageCoverage? = nil
  ) {
    self.card = card
    self.style = style
    self.runPath = runPath
    self.coverage = coverage
  }

  /// The width in columns, as far as words can be broken.
  static let width = 24

  /// The text.
  package var text: CardText {
    let blocks = card.blocks.map { headLines(of: $0) + callLines(of: $0) }.filter { !$0.isEmpty }
    return CardText(lines: Array(blocks.joined(separator: [.distance()])))
  }

  private func headLines(of arrows: [Arrow]) -> [CardLine] {
    let heading = CardHeading(arrows: arrows, lifecycle: style.lifecycle, runPath: runPath, coverage: coverage)
    let said = arrows.flatMap(\.transitions).map { PlainText.words(of: style.lifecycle[$0].documentation) }
    let tooltip = said.filter { !$0.isEmpty }.joined(separator: " ").nilIfEmpty
    // Without calls, a card is as small as its events allow.
    let isCalled = card.arrows.contains { !$0.steps.isEmpty }
    return heading.lines(width: isCalled ? Self.width : 26).map { CardLine($0, tooltip: tooltip) }
  }

  private func callLines(of arrows: [Arrow]) -> [CardLine] {
    guard let steps = arrows.first?.steps else { return [] }
    var style = style
    let transitions = arrows.flatMap(\.transitions)
    style.isQuiet = runPath.map { !$0.takes(transitions) } ?? coverage.map { !$0.covers(transitions) } ?? false
    let strings = DiagramStrings(style.lifecycle)
    var lines: [CardLine] = []
    var group: Int?
    for (step, mark) in zip(steps, style.marks(of: steps)) {
      if let group, let other = step.unordered, other != group { lines.append(.groupDistance()) }
      group = step.unordered
      lines.append(CardLine(mark + style.brokenName(of: step), tooltip: style.tooltip(of: step)))
      lines += Self.remark(strings.ownRemarks(of: step).joined(separator: ", ")).map { CardLine($0) }
    }
    return lines
  }

  /// A remark below its call or event.
  static func remark(_ text: String) -> [Markup] {
    text.wrapped(to: width - 1).map { Markup("\u{A0}\u{A0}\u{A0}" + $0).colored(AdaptiveColor.quiet.light) }
  }
}
