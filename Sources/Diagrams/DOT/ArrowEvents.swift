import LifecycleModel
import Text

/// The names of an arrow's events as its label has them: joined by commas, each on the path after its numbers.
struct ArrowEvents {
  /// The arrow.
  let arrow: Arrow
  /// The life cycle of the arrow.
  let lifecycle: Lifecycle
  /// The path in the picture; `nil` for a picture without one.
  let runPath: RunPath?

  /// The lines, of at most `width` columns where no name is longer, with the columns that they take.
  func lines(width: Int) -> [(markup: Markup, columns: Int)] {
    guard let runPath, runPath.takes(arrow.transitions) else {
      let color = runPath == nil ? AdaptiveColor.text : AdaptiveColor.quiet
      return String.lines(of: names, width: width).map { (Markup($0).bold.colored(color.light), $0.displayWidth) }
    }
    return PathLine.lines(of: pieces(runPath, width: width), distance: 1, width: width).map { ($0.markup, $0.columns) }
  }

  /// The names, each but the last with a comma; none for an arrow without an event.
  private var names: [String] {
    arrow.events.dropLast().map { $0 + "," } + arrow.events.suffix(1)
  }

  private func pieces(_ runPath: RunPath, width: Int) -> [PathLine.Piece] {
    guard !arrow.events.isEmpty else {
      return PathLine.Piece.numbered(runPath.numbers(of: arrow.transitions), [], width: width)
    }
    return zip(arrow.events, names).flatMap { event, name -> [PathLine.Piece] in
      let transitions = arrow.transitions.filter { NameKey(lifecycle[$0].event) == NameKey(event) }
      let numbers = runPath.numbers(of: transitions)
      let color = numbers.isEmpty ? AdaptiveColor.quiet : AdaptiveColor.text
      let word = PathLine.Word(Markup(name).bold.colored(color.light), columns: name.displayWidth)
      return PathLine.Piece.numbered(numbers, [word], width: width)
    }
  }
}
