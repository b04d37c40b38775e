import Emission
import LifecycleModel
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
