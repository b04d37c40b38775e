/// A statement of a state diagram.
enum DiagramStatement {
  /// A state.
  case state(StateDeclaration)
  /// An arrow with its label.
  case arrow(from: DiagramEnd, to: DiagramEnd, label: String)
  /// The ends of an arrow that only places states.
  case hidden([DiagramEnd])
  /// Text of a state.
  case text(id: String, StateMarks, text: String)
  /// A note in one line, or the first line of one.
  case note(DiagramNote, text: String?)
  /// The title.
  case title(String)
  /// Prose about the diagram.
  case summary(String)
  /// The end of a composite state.
  case close
  /// The states of a class.
  case styled([String], class: String)
  /// The line between concurrent regions.
  case concurrency
  /// The first line of several: those to its end belong to it.
  case block(DiagramBlock)
  /// A statement about looks; what it is.
  case ignored(String)
  /// A statement that is not understood; why not.
  case unknown(String)
}

/// An end of an arrow.
enum DiagramEnd: Hashable {
  /// The start or the end of a region, `[*]`.
  case mark
  /// A history, `[H]`, maybe of a state.
  case history
  /// A state by its id, with what is beside it.
  case state(String, StateMarks)
}

/// The state that a note is about.
enum DiagramNote: Hashable {
  /// The state of an id.
  case state(String)
  /// The state before it.
  case last
  /// The arrow before it.
  case link
  /// No state.
  case diagram
}

/// A state as a diagram declares it.
struct StateDeclaration: Hashable {
  /// The id.
  let id: String
  /// The name, not yet decoded.
  var name: String?
  /// The text after a colon.
  var text: String?
  /// The marks beside it.
  var marks = StateMarks()
  /// `true` where its substates follow.
  var opens = false
  /// The text that is not understood; in a line with its substates, these.
  var rest = ""
}

/// The marks beside a state's id: stereotypes, classes and colours.
struct StateMarks: Hashable {
  /// The stereotypes in lower case: `choice`.
  private(set) var stereotypes: [String] = []
  /// The classes of its style.
  private(set) var classes: [String] = []
  /// `true` for a dashed border.
  private(set) var isDashed = false

  /// The kind that makes it no ordinary state.
  var kind: PseudoState? { stereotypes.lazy.compactMap(PseudoState.init).first }

  /// Reads marks as far as they go.
  init(_ cursor: inout DiagramCursor) {
    while true {
      cursor.skipSpaces()
      if cursor.take("<<") {
        stereotypes.append((cursor.take(through: ">>") ?? "").inOneLine.lowercased())
      } else if cursor.take("[[") {
        stereotypes.append((cursor.take(through: "]]") ?? "").inOneLine.lowercased())
      } else if cursor.take("##[") {
        isDashed = cursor.take(through: "]") == "dashed"
        _ = cursor.take { $0.isWord }
      } else if cursor.take("#") {
        _ = cursor.take { !$0.properties.isWhitespace && $0 != "{" }
      } else if cursor.take(":::") {
        classes += cursor.take { $0.isWord || $0 == "," || $0 == "_" }.split(separator: ",").map(String.init)
      } else {
        return
      }
    }
  }

  /// No marks.
  init() {}
}

/// The states of UML in which nothing waits.
enum PseudoState: Hashable {
  /// One of several ways out is taken.
  case choice
  /// The start of a region.
  case start
  /// Its end.
  case end
  /// One that a page has no word for; its name.
  case other(String)

  /// The kind of a stereotype in lower case; `nil` for one of the author's own.
  init?(_ stereotype: String) {
    switch stereotype {
    case "choice": self = .choice
    case "start": self = .start
    case "end": self = .end
    case "fork", "join", "entrypoint", "exitpoint", "inputpin", "outputpin", "expansioninput", "expansionoutput",
      "history", "history*", "sdlreceive":
      self = .other(stereotype)
    default: return nil
    }
  }
}
