import Emission
import LifecycleModel
import Text

/// The legend of the path in a picture: its events with their numbers, and its note.
struct PathLegend {
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

/// A line of words, some of which stay together, such as an event with its numbers on a path.
struct PathLine {
  /// A text in one style.
  struct Word {
    let text: String
    /// Its colour.
    let color: AdaptiveColor
    /// `true` where it is bold.
    let isBold: Bool

    /// Creates a word from a text.
    init(_ text: String, in color: AdaptiveColor, isBold: Bool = false) {
      self.text = text
      self.color = color
      self.isBold = isBold
    }

    /// The word in its style.
    var markup: Markup { (isBold ? Markup(text).bold : Markup(text)).colored(color.light) }

    /// The width in columns.
    var columns: Int { text.displayWidth }

    /// The word followed by a comma of the same style.
    fileprivate var withComma: Word { Word(text + ",", in: color, isBold: isBold) }
  }

  /// Words that stay on one line.
  struct Piece {
    /// The words; never empty.
    let words: [Word]

    /// The width in columns.
    var columns: Int { words.map(\.columns).reduce(words.count - 1, +) }

    /// The words followed by a comma.
    var withComma: Piece { Piece(words: words.dropLast() + words.suffix(1).map(\.withComma)) }

    /// Creates words after the numbers of their events; numbers that leave no room for the words have lines of their own.
    static func numbered(_ numbers: [Int], _ words: [Word], width: Int) -> [Piece] {
      let texts = numbers.dropLast().map { "#\($0)," } + numbers.suffix(1).map { "#\($0)" }
      let lines = String.lines(of: texts, width: width).map { Word($0, in: .runPath, isBold: true) }
      let together = Piece(words: lines.suffix(1) + words)
      guard together.columns <= width || lines.count == 1 && numbers.count == 1 else {
        return (lines.map { [$0] } + [words]).filter { !$0.isEmpty }.map(Piece.init)
      }
      return lines.dropLast().map { Piece(words: [$0]) } + [together]
    }
  }

  /// The pieces on the line; never empty.
  private(set) var pieces: [Piece]
  /// The spaces between two pieces.
  let distance: Int

  /// Lines of at most `width` columns where no piece is longer.
  static func lines(of pieces: [Piece], distance: Int, width: Int) -> [PathLine] {
    var lines: [PathLine] = []
    for piece in pieces {
      if let line = lines.last, line.columns + distance + piece.columns <= width {
        lines[lines.count - 1].pieces.append(piece)
      } else {
        lines.append(PathLine(pieces: [piece], distance: distance))
      }
    }
    return lines
  }

  /// The width in columns.
  var columns: Int { pieces.map(\.columns).reduce(distance * (pieces.count - 1), +) }

  /// The line with one space between words, and `distance` spaces between pieces.
  var markup: Markup {
    var line: Markup?
    for piece in pieces {
      var gap = String(repeating: " ", count: distance)
      for word in piece.words {
        line = line.map { $0 + Markup(gap) + word.markup } ?? word.markup
        gap = " "
      }
    }
    return line ?? Markup("")
  }
}

/// The strings of a path, in the page's language.
struct PathStrings {
  /// The life cycle.
  let lifecycle: Lifecycle
  /// The path in the life cycle.
  let runPath: RunPath

  private var words: PageStrings { PageStrings(language: lifecycle.language) }
  private var initial: StateID? { StateHierarchy(lifecycle).initialLeaf(of: nil) }
  private var presentScenes: [Int] { runPath.presentScenes(initial: initial) }

  /// `true` where scenes need names: wherever it is not the first one alone.
  var namesScenes: Bool { presentScenes != [0] }

  /// The scenes in a leaf at the end: "here", "Scenes 1 and 2 are here"; `nil` for none.
  func rest(in leaf: StateID) -> String? {
    let scenes = presentScenes.filter { runPath.end[$0] == leaf }
    guard !scenes.isEmpty else { return nil }
    guard namesScenes else { return words.phrase("path.here") }
    let key = scenes.count == 1 ? "path.oneIsHere" : "path.severalAreHere"
    return words.phrase(key, words.enumeration(scenes.map { String($0 + 1) }))
  }

  /// "Scene 2".
  func name(ofScene scene: Int) -> String { words.phrase("plan.scene", String(scene + 1)) }

  /// "Path from Not running:", without the state where the scenes begin in different ones.
  var heading: String {
    let starts = Set(presentScenes.map { runPath.start[$0] })
    let start = starts.count == 1 ? starts.first.map { lifecycle[$0].name } : nil
    return start.map { words.phrase("path.headingFrom", $0) } ?? words.phrase("path.heading")
  }

  /// The event's name, or its first and last state where the page names none: `Background → Suspended`.
  func name(of event: RunPath.Event) -> String {
    guard let first = event.transitions.first, let last = event.transitions.last else { return "" }
    let name = lifecycle[first.transition].event
    return name.isEmpty ? "\(lifecycle[first.source].name) → \(lifecycle[last.target].name)" : name
  }

  /// The path in the text alternative's headline.
  var title: String { words.phrase("path.title") }

  /// The path, the states of the scenes at its end, and the note, in sentences.
  var description: String {
    let events = runPath.events.enumerated().map { sentence($1, number: $0 + 1) }
    let ends = presentScenes.map { end(ofScene: $0) }
    return ([heading] + events + ends + [runPath.note ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// "4 Launch (scene 2), from Not running to Active."
  private func sentence(_ event: RunPath.Event, number: Int) -> String {
    guard let first = event.transitions.first, let last = event.transitions.last else { return "" }
    let (source, target) = (lifecycle[first.source].name, lifecycle[last.target].name)
    let name = lifecycle[first.transition].event
    let scene = namesScenes ? " (\(self.name(ofScene: event.scene).lowercased()))" : ""
    let event = (name.isEmpty ? "\(number)" : "\(number) \(name)") + scene
    return words.phrase("path.event", event, source, target)
  }

  /// "Scene 2 is now in Background."
  private func end(ofScene scene: Int) -> String {
    let state = lifecycle[runPath.end[scene]].name
    return namesScenes
      ? words.phrase("path.endOfScene", name(ofScene: scene), state) : words.phrase("path.end", state)
  }
}

extension RunPath {
  /// The numbers, from 1, of the events that took one of some transitions.
  func numbers(of transitions: some Sequence<TransitionID>) -> [Int] {
    let asked = Set(transitions)
    return events.indices.filter { index in events[index].transitions.contains { asked.contains($0.transition) } }.map {
      $0 + 1
    }
  }

  /// `true` where an event took one of some transitions.
  func takes(_ transitions: some Sequence<TransitionID>) -> Bool { !numbers(of: transitions).isEmpty }

  /// The scenes to mention, from 0: those with events, and those that did not start in the initial state.
  ///
  /// Without any, the first scene represents all.
  func presentScenes(initial: StateID?) -> [Int] {
    let active = Set(events.map(\.scene))
    let present = start.indices.filter { active.contains($0) || start[$0] != initial }
    return present.isEmpty ? Array(start.indices.prefix(1)) : present
  }

  /// `true` where a scene begins in a leaf, ends there, or passes through it.
  func touches(_ leaf: StateID, initial: StateID?) -> Bool {
    let scenes = presentScenes(initial: initial)
    return scenes.contains { start[$0] == leaf || end[$0] == leaf }
      || events.contains { $0.transitions.contains { $0.source == leaf || $0.target == leaf } }
  }
}
