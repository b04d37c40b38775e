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
      let lines = String.lines(of: arrow.eventWords, width: width)
      return lines.map { (Markup($0).bold.colored(color.light), $0.displayWidth) }
    }
    return PathLine.lines(of: pieces(runPath, width: width), distance: 1, width: width).map { ($0.markup, $0.columns) }
  }

  private func pieces(_ runPath: RunPath, width: Int) -> [PathLine.Piece] {
    guard !arrow.events.isEmpty else {
      return PathLine.Piece.numbered(runPath.numbers(of: arrow.transitions), [], width: width)
    }
    return zip(arrow.events, arrow.eventWords).flatMap { event, name -> [PathLine.Piece] in
      let transitions = arrow.transitions.filter { NameKey(lifecycle[$0].event) == NameKey(event) }
      let numbers = runPath.numbers(of: transitions)
      let word = PathLine.Word(name, in: numbers.isEmpty ? .quiet : .text, isBold: true)
      return PathLine.Piece.numbered(numbers, [word], width: width)
    }
  }
}
