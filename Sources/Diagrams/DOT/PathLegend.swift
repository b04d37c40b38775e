/// The legend of the path in a picture: its events with their numbers, and its note.
struct PathLegend {
  /// The strings of the path.
  let words: PathStrings

  /// The lines, of at most `width` columns where no name is longer; empty for a path without events and note.
  func lines(width: Int) -> [Markup] {
    let events =
      words.runPath.events.isEmpty ? [] : [heading] + words.runPath.events.indices.flatMap { pieces(of: $0, width) }
    let note = words.runPath.note?.wrapped(to: width) ?? []
    return PathLine.lines(of: events, distance: 3, width: width).map { $0.markup.sized(11) }
      + note.map { Markup($0).bold.colored(AdaptiveColor.text.light).sized(11) }
  }

  /// A state's name, followed by a line that names the scenes in it.
  static func label(_ name: String, rest: String) -> Markup {
    let lines = name.wrapped(to: 40).map { Markup.row([Markup($0).cell()]) }
    let mark = Markup("● " + rest).bold.colored(AdaptiveColor.runPath.light).sized(11)
    return .table(lines + [.row([.emptyCell("height=\"3\"")]), .row([mark.cell()])], "cellpadding=\"0\"")
  }

  private var heading: PathLine.Piece {
    PathLine.Piece(words: [PathLine.Word(words.heading, in: .runPath, isBold: true)])
  }

  /// The scene's name where it differs from that of the event before, and the event after its number.
  private func pieces(of index: Int, _ width: Int) -> [PathLine.Piece] {
    let event = words.runPath.events[index]
    let isSame = index > 0 && words.runPath.events[index - 1].scene == event.scene
    let namesScene = words.namesScenes && !isSame
    let scene = namesScene ? [PathLine.Word(words.name(ofScene: event.scene) + ":", in: .quiet)] : []
    let word = PathLine.Word(words.name(of: event), in: .text)
    let numbered = PathLine.Piece.numbered([index + 1], [word], width: width)
    return [PathLine.Piece(words: scene + numbered.flatMap(\.words))]
  }
}
