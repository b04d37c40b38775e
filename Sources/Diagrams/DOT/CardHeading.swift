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

  /// The lines, of at most `width` columns where no name is longer; empty where no arrow has an event, guard or version.
  func lines(width: Int) -> [Markup] {
    let remarks = arrows.map(remarks)
    let shared = remarks[0].indices.filter { index in remarks.allSatisfy { $0[index] == remarks[0][index] } }
    let items = zip(arrows, remarks).flatMap { arrow, remarks in
      let own = remarks.indices.filter { !shared.contains($0) }.compactMap { remarks[$0] }
      return (arrow.events.isEmpty ? [""] : arrow.events).map { pieces(of: $0, in: arrow, own, width: width) }
    }.filter { !$0.isEmpty }
    let joined = items.dropLast().flatMap { $0.dropLast() + $0.suffix(1).map { $0.withComma } } + (items.last ?? [])
    let common = shared.compactMap { remarks[0][$0] }.flatMap { $0.wrapped(to: width) }
    return PathLine.lines(of: joined, distance: 1, width: width).map { $0.markup }
      + common.map { Markup($0).colored(AdaptiveColor.quiet.light) }
  }

  /// The guard in brackets and the versions of an arrow, each `nil` where it has none.
  private func remarks(of arrow: Arrow) -> [String?] {
    let versions = PageStrings(language: lifecycle.language).versions(arrow.availability).nilIfEmpty
    return [arrow.guard.map { "[\($0.text)]" }, versions]
  }

  /// The name of an event after its numbers, then its remarks; only these where it has no name.
  private func pieces(of event: String, in arrow: Arrow, _ remarks: [String], width: Int) -> [PathLine.Piece] {
    let transitions = arrow.transitions.filter { NameKey(lifecycle[$0].event) == NameKey(event) }
    let numbers = runPath?.numbers(of: event.isEmpty ? arrow.transitions : transitions) ?? []
    let isQuiet = runPath != nil && numbers.isEmpty
    let name = event.isEmpty ? [] : [PathLine.Word(event, in: isQuiet ? .quiet : .text, isBold: true)]
    let head = numbers.isEmpty && name.isEmpty ? [] : PathLine.Piece.numbered(numbers, name, width: width)
    return head
      + remarks.flatMap { $0.wrapped(to: width) }.map { PathLine.Piece(words: [PathLine.Word($0, in: .quiet)]) }
  }
}
