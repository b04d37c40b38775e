import LifecycleModel
import Text

/// The names of an arrow's events as its label has them: joined by commas, each walked one behind its numbers.
struct ArrowEvents {
  /// The arrow.
  let arrow: Arrow
  /// Whose arrow.
  let lifecycle: Lifecycle
  /// The walk in the picture; `nil` for a picture without one.
  let walk: Walk?

  /// The lines, of at most `width` columns where no name is longer, with the columns that they take.
  func lines(width: Int) -> [(markup: Markup, columns: Int)] {
    guard let walk, walk.takes(arrow.transitions) else {
      let ink = walk == nil ? Ink.text : Ink.quiet
      return String.lines(of: names, width: width).map { (Markup($0).bold.colored(ink.light), $0.displayWidth) }
    }
    return WalkLine.lines(of: pieces(walk, width: width), distance: 1, width: width).map { ($0.markup, $0.columns) }
  }

  /// The names with the commas behind them; none for an arrow without an event.
  private var names: [String] {
    arrow.events.dropLast().map { $0 + "," } + arrow.events.suffix(1)
  }

  private func pieces(_ walk: Walk, width: Int) -> [WalkLine.Piece] {
    guard !arrow.events.isEmpty else {
      return WalkLine.Piece.numbered(walk.numbers(of: arrow.transitions), [], width: width)
    }
    return zip(arrow.events, names).flatMap { event, name -> [WalkLine.Piece] in
      let hops = arrow.transitions.filter { NameKey(lifecycle[$0].event) == NameKey(event) }
      let numbers = walk.numbers(of: hops)
      let ink = numbers.isEmpty ? Ink.quiet : Ink.text
      let word = WalkLine.Word(Markup(name).bold.colored(ink.light), columns: name.displayWidth)
      return WalkLine.Piece.numbered(numbers, [word], width: width)
    }
  }
}
