import Documents
import Emission
import LifecycleModel
import OrderedCollections
import Text

/// The heading of calls on a card: the events on which they come, joined by commas.
///
/// Guards and versions stand behind each event, or in lines of their own if all events have the same. On a path, the event's
/// numbers are before its name.
struct CardHeading {
  /// The arrows with the same calls; never empty.
  let arrows: [Arrow]
  /// The life cycle of the arrows.
  let lifecycle: Lifecycle
  /// The path in the picture; `nil` for a picture without one.
  let runPath: RunPath?
  /// The coverage; `nil` for a picture without it.
  var coverage: PageCoverage?

  /// The lines, of at most `width` columns where no name is longer; empty where no arrow has an event, guard or version.
  func lines(width: Int) -> [Markup] {
    let remarks = arrows.map(remarks)
    let shared = remarks[0].indices.filter { index in remarks.allSatisfy { $0[index] == remarks[0][index] } }
    let items = zip(arrows, remarks).flatMap { arrow, remarks in
      let own = remarks.indices.filter { !shared.contains($0) }.compactMap { remarks[$0] }
      guard !arrow.events.isEmpty else { return [Item(names: names(of: "", arrow.transitions, width), remarks: own)] }
      return zip(arrow.events, arrow.transitionsByEvent).map {
        Item(names: names(of: $0, $1, width), remarks: own)
      }
    }.filter { !$0.names.isEmpty || !$0.remarks.isEmpty }
    let common = shared.compactMap { remarks[0][$0] }.flatMap { $0.wrapped(to: width) }
    return lines(of: items, width: width) + common.map { Markup($0).colored(AdaptiveColor.quiet.light) }
  }

  /// An event with the guard and the versions that others on the card have not.
  private struct Item {
    let names: [PathLine.Piece]
    let remarks: [String]
  }

  /// The events one behind the other; remarks that don't fit behind their event are indented below it.
  private func lines(of items: [Item], width: Int) -> [Markup] {
    var lines: [Markup] = []
    var waiting: [PathLine.Piece] = []
    for (index, item) in items.enumerated() {
      let comma = index + 1 < items.count ? "," : ""
      let words = item.names.flatMap(\.words) + item.remarks.map { PathLine.Word($0, in: .quiet) }
      let together = PathLine.Piece(words: words)
      if item.remarks.isEmpty || item.names.count < 2 && together.columns <= width {
        let pieces = item.remarks.isEmpty ? item.names : [together]
        waiting += comma.isEmpty ? pieces : pieces.dropLast() + pieces.suffix(1).map { $0.withComma }
      } else {
        lines += [waiting, item.names].flatMap { PathLine.lines(of: $0, distance: 1, width: width) }.map { $0.markup }
        waiting = []
        let remarks = item.remarks.dropLast() + item.remarks.suffix(1).map { $0 + comma }
        lines += remarks.flatMap(CardLabel.remark)
      }
    }
    return lines + PathLine.lines(of: waiting, distance: 1, width: width).map { $0.markup }
  }

  /// The guard in brackets and the versions of an arrow, each `nil` where it has none.
  private func remarks(of arrow: Arrow) -> [String?] {
    let versions = PageStrings(language: lifecycle.language).versions(arrow.availability).nilIfEmpty
    return [arrow.guard.map { "[\($0.text)]" }, versions]
  }

  /// The name of the event of some transitions after its numbers; empty where it has neither.
  private func names(of event: String, _ transitions: [TransitionID], _ width: Int) -> [PathLine.Piece] {
    if let coverage {
      let style = CoverageStyle(coverage.mark(of: transitions))
      let name = event.isEmpty ? [] : [PathLine.Word(event, in: style.nameColor, isBold: true)]
      return [PathLine.Piece(words: name + [style.word])]
    }
    let numbers = runPath?.numbers(of: transitions) ?? []
    let isQuiet = runPath != nil && numbers.isEmpty
    let name = event.isEmpty ? [] : [PathLine.Word(event, in: isQuiet ? .quiet : .text, isBold: true)]
    return numbers.isEmpty && name.isEmpty ? [] : PathLine.Piece.numbered(numbers, name, width: width)
  }
}

/// A line on a card.
struct CardLine: Sendable {
  /// The line as a row of the card's table.
  let row: Markup
  /// The width in columns.
  let columns: Int

  /// Text; with a sign, which has a cell of its own before the text.
  init(_ content: Markup, tooltip: String? = nil, sign: Markup? = nil) {
    columns = content.columns + (sign == nil ? 0 : 2)
    let hint = tooltip.map { " " + Markup.tooltip($0) } ?? ""
    let signs = sign.map { [$0.cell("align=\"left\" valign=\"top\"")] } ?? []
    row = .row(signs + [content.cell("align=\"left\"" + hint)])
  }

  private init(height: Int, cells: Int) {
    columns = 0
    row = .row([.emptyCell("height=\"\(height)\" colspan=\"\(cells)\"")])
  }

  /// The gap between events with different calls.
  static func distance(cells: Int = 1) -> CardLine { CardLine(height: 7, cells: cells) }

  /// The gap between two any-order groups.
  static func groupDistance(cells: Int = 1) -> CardLine { CardLine(height: 4, cells: cells) }
}

/// The text of a card.
package struct CardText: Sendable {
  /// The lines from top to bottom.
  let lines: [CardLine]

  /// The text in markup; `nil` where there are no lines.
  var markup: Markup? { lines.isEmpty ? nil : .table(lines.map(\.row)) }

  /// The width in columns.
  var columns: Int { lines.map(\.columns).max() ?? 0 }
}

/// The text of a card: as on the page, the events, their guards, then the calls in order.
package struct CardLabel {
  package let card: TransitionCard
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
  static let width = Markup.nameWidth

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

/// A card of the states view: the arrows from one state to another, drawn as one line that the card interrupts.
package struct TransitionCard: Sendable {
  /// The state where the line starts.
  let source: StateID
  /// The state where the line ends.
  let target: StateID
  /// The arrows, in page order; never empty.
  let arrows: [Arrow]

  /// Sorts arrows onto cards, in the order of their first transitions; arrows of different groups never share one, and no card has more
  /// transitions than an arrow may have.
  static func cards(of arrows: [Arrow], group: (Arrow) -> Int = { _ in 0 }) -> [TransitionCard] {
    let cards = OrderedDictionary(grouping: arrows) { [$0.source.index, $0.target.index, group($0)] }.values
    return cards.flatMap(parts).compactMap(TransitionCard.init).sorted { $0.firstTransition < $1.firstTransition }
  }

  private static func parts(of arrows: [Arrow]) -> [[Arrow]] {
    var parts: [[Arrow]] = []
    var count = Arrow.most
    for arrow in arrows {
      count += arrow.transitions.count
      if count > Arrow.most {
        parts.append([arrow])
        count = arrow.transitions.count
      } else {
        parts[parts.count - 1].append(arrow)
      }
    }
    return parts
  }

  private init?(_ arrows: [Arrow]) {
    guard let first = arrows.first else { return nil }
    source = first.source
    target = first.target
    self.arrows = arrows
  }

  /// The arrows by what they call, in page order; those that call the same share one text. Never empty, nor are the blocks.
  var blocks: [[Arrow]] { Array(OrderedDictionary(grouping: arrows, by: \.calls).values) }

  /// Its transitions, in page order.
  var transitions: [TransitionID] { arrows.flatMap(\.transitions).sorted() }

  private var firstTransition: TransitionID { transitions.first ?? TransitionID(0) }
}
