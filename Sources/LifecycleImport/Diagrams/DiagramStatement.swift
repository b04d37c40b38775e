import Text

/// A statement of a state diagram.
enum DiagramStatement {
  case state(StateDeclaration)
  case arrow(from: DiagramEnd, to: DiagramEnd, label: String)
  /// The ends of an arrow that only places states.
  case hidden([DiagramEnd])
  case text(id: String, StateMarks, text: String)
  /// A note in one line, or the first line of one.
  case note(DiagramNote, text: String?)
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

extension DiagramStatement {
  /// Reads a line without comments and without white space at its ends.
  init(_ line: Substring, _ dialect: DiagramDialect) {
    let cursor = DiagramCursor(line)
    self =
      Self.mark(line) ?? Self.arrow(cursor, dialect) ?? Self.declaration(cursor, dialect) ?? Self.note(cursor, dialect)
      ?? Self.heading(cursor, dialect) ?? Self.text(cursor, dialect) ?? Self.style(cursor, dialect)
      ?? Self.other(line)
  }

  private static func mark(_ line: Substring) -> DiagramStatement? {
    if line == "}" || line.lowercased() == "end state" { return .close }
    let isLine = line.utf8.count > 1 && Set(line.utf8).count == 1 && (line.first == "-" || line.first == "|")
    return isLine ? .concurrency : nil
  }

  private static func arrow(_ start: DiagramCursor, _ dialect: DiagramDialect) -> DiagramStatement? {
    var cursor = start
    guard let first = end(&cursor, dialect), let arrow = cursor.takeArrow(), let second = end(&cursor, dialect)
    else { return nil }
    cursor.skipSpaces()
    let label = cursor.take(":") ? String(cursor.rest.trimmingSpaces) : ""
    guard !label.isEmpty || cursor.isAtEnd else { return nil }
    if arrow.isHidden { return .hidden([first, second]) }
    return arrow.isReversed
      ? .arrow(from: second, to: first, label: label) : .arrow(from: first, to: second, label: label)
  }

  private static func end(_ cursor: inout DiagramCursor, _ dialect: DiagramDialect) -> DiagramEnd? {
    if cursor.take("[*]") { return .mark }
    if cursor.take("[H]") || cursor.take("[H*]") { return .history }
    guard let id = cursor.takeQuoted() ?? cursor.takeID(dialect) else { return nil }
    if cursor.take("[H]") || cursor.take("[H*]") { return .history }
    return .state(id, StateMarks(&cursor))
  }

  private static func declaration(_ start: DiagramCursor, _ dialect: DiagramDialect) -> DiagramStatement? {
    var cursor = start
    guard cursor.takeKeyword("state") else { return nil }
    let quoted = cursor.takeQuoted()
    guard let first = quoted ?? cursor.takeID(dialect) else { return nil }
    cursor.skipSpaces()
    var state = StateDeclaration(id: first)
    if cursor.takeKeyword("as") {
      guard let second = cursor.takeQuoted() ?? cursor.takeID(dialect) else { return nil }
      state = quoted == nil ? StateDeclaration(id: first, name: second) : StateDeclaration(id: second, name: first)
    }
    state.marks = StateMarks(&cursor)
    if cursor.take(":") {
      state.text = String(cursor.rest.trimmingSpaces)
    } else {
      state.opens = cursor.take("{") || cursor.takeKeyword("begin")
      state.rest = String(cursor.rest.trimmingSpaces)
    }
    return .state(state)
  }

  private static func note(_ start: DiagramCursor, _ dialect: DiagramDialect) -> DiagramStatement? {
    var cursor = start
    guard cursor.takeKeyword("note") else { return nil }
    if let text = cursor.takeQuoted() { return .note(.diagram, text: text) }
    if cursor.takeKeyword("as") { return .block(.note(.diagram)) }
    var about = DiagramNote.last
    if cursor.takeKeyword("on") {
      guard cursor.takeKeyword("link") else { return nil }
      about = .link
    } else {
      guard ["left", "right", "top", "bottom"].contains(where: { cursor.takeKeyword($0) }) else { return nil }
      if cursor.takeKeyword("of") {
        guard let id = cursor.takeQuoted() ?? cursor.takeID(dialect) else { return nil }
        about = .state(id)
      }
    }
    _ = StateMarks(&cursor)
    if cursor.take(":") { return .note(about, text: String(cursor.rest.trimmingSpaces)) }
    return cursor.isAtEnd ? .block(.note(about)) : nil
  }

  private static func heading(_ start: DiagramCursor, _ dialect: DiagramDialect) -> DiagramStatement? {
    var cursor = start
    if cursor.takeKeyword("title") || cursor.takeKeyword("accTitle") {
      _ = cursor.take(":")
      let text = String(cursor.rest.trimmingSpaces)
      return text.isEmpty ? .block(.title) : .title(text)
    }
    guard cursor.takeKeyword("accDescr") else { return nil }
    guard cursor.take("{") else { return .summary(cursor.take(":") ? String(cursor.rest.trimmingSpaces) : "") }
    guard let text = cursor.take(through: "}") else { return .block(.summary) }
    return .summary(text)
  }

  private static func style(_ start: DiagramCursor, _ dialect: DiagramDialect) -> DiagramStatement? {
    var cursor = start
    if dialect == .mermaid, cursor.takeKeyword("class") {
      let words = cursor.rest.split(separator: " ")
      guard let name = words.last, words.count > 1 else { return nil }
      let ids = words.dropLast().joined().split(separator: ",").map(String.init)
      return .styled(ids, class: String(name))
    }
    if cursor.takeKeyword("legend") { return .block(.skipped(isStyle: true, what: "'legend'", end: "endlegend")) }
    if start.rest == "<style>" { return .block(.skipped(isStyle: true, what: "'<style>'", end: "</style>")) }
    guard let word = dialect.styleKeywords.first(where: { cursor.takeKeyword($0) }) else { return nil }
    if start.rest.hasSuffix("{") { return .block(.skipped(isStyle: true, what: "'\(word)'", end: "}")) }
    if ["header", "footer"].contains(word), cursor.isAtEnd {
      return .block(.skipped(isStyle: true, what: "'\(word)'", end: "end" + word))
    }
    return .ignored("'\(word)' is about the looks of the drawing")
  }

  private static func text(_ start: DiagramCursor, _ dialect: DiagramDialect) -> DiagramStatement? {
    var cursor = start
    guard let id = cursor.takeQuoted() ?? cursor.takeID(dialect) else { return nil }
    let marks = StateMarks(&cursor)
    if cursor.take(":") { return .text(id: id, marks, text: String(cursor.rest.trimmingSpaces)) }
    // Mermaid's shortest statement is an id.
    let isName = id.unicodeScalars.allSatisfy { $0.isWord || $0 == "_" || $0 == "-" }
    return dialect == .mermaid && cursor.isAtEnd && isName ? .state(StateDeclaration(id: id, marks: marks)) : nil
  }

  private static func other(_ line: Substring) -> DiagramStatement {
    let word = line.prefix { !$0.isWhitespace }
    let end = line.hasPrefix("json") ? "}" : nil
    if let end, line.hasSuffix("{") { return .block(.skipped(isStyle: false, what: "'\(word)'", end: end)) }
    if line.hasPrefix("!") {
      return .unknown("'\(word)' is an instruction to the preprocessor: run it first, and import what it writes")
    }
    if line.first == "[" || line.contains("[H") {
      return .unknown("a history is no part of a page: add a transition to the state that it returns to")
    }
    return .unknown("no statement of a state diagram that is known begins like this")
  }
}
