import Text

/// What the walk in a picture is, in words: its events with their numbers, its note, and where the scenes rest.
struct WalkLegend {
  /// The words.
  let words: WalkWords

  /// The lines, of at most `width` columns where no name is longer; empty for a walk without events and note.
  func lines(width: Int) -> [Markup] {
    let events =
      words.walk.events.isEmpty ? [] : [heading] + words.walk.events.indices.flatMap { pieces(of: $0, width) }
    let note = words.walk.note?.wrapped(to: width) ?? []
    return WalkLine.lines(of: events, distance: 3, width: width).map { $0.markup.sized(11) }
      + note.map { Markup($0).bold.colored(Ink.text.light).sized(11) }
  }

  /// A state's name with what is said of the scenes that rest there.
  static func label(_ name: String, rest: String) -> Markup {
    let lines = name.wrapped(to: 40).map { Markup.row([Markup($0).cell()]) }
    let mark = Markup("● " + rest).bold.colored(Ink.walk.light).sized(11)
    return .table(lines + [.row([.emptyCell("height=\"3\"")]), .row([mark.cell()])], "cellpadding=\"0\"")
  }

  private var heading: WalkLine.Piece {
    let text = words.heading
    return WalkLine.Piece(words: [WalkLine.Word(Markup(text).bold.colored(Ink.walk.light), columns: text.displayWidth)])
  }

  /// The name of the scene where it is another one than before, and the event behind its number.
  private func pieces(of index: Int, _ width: Int) -> [WalkLine.Piece] {
    let event = words.walk.events[index]
    let isSame = index > 0 && words.walk.events[index - 1].scene == event.scene
    var scene: [WalkLine.Word] = []
    if words.namesScenes, !isSame {
      let text = words.name(ofScene: event.scene)
      scene = [WalkLine.Word(Markup(text + ":").colored(Ink.quiet.light), columns: text.displayWidth + 1)]
    }
    let name = words.name(of: event)
    let word = WalkLine.Word(Markup(name).colored(Ink.text.light), columns: name.displayWidth)
    let numbered = WalkLine.Piece.numbered([index + 1], [word], width: width)
    return [WalkLine.Piece(words: scene + numbered.flatMap(\.words))]
  }
}
