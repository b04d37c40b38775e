import Text

/// A place in a line, from which the line is taken apart scalar by scalar: a mark may be hidden in a character.
struct DiagramCursor {
  private var scalars: Substring.UnicodeScalarView

  /// Begins at the beginning of a text.
  init(_ text: Substring) { scalars = text.unicodeScalars }

  /// The text that is left.
  var rest: Substring { Substring(scalars) }

  /// `true` after the last scalar.
  var isAtEnd: Bool { scalars.isEmpty }

  var next: Unicode.Scalar? { scalars.first }

  /// Takes the next scalar.
  mutating func advance() -> Unicode.Scalar? { scalars.popFirst() }

  /// Passes over white space.
  mutating func skipSpaces() { scalars = scalars.drop { $0.properties.isWhitespace } }

  /// Takes a text if it is next.
  mutating func take(_ literal: String) -> Bool {
    guard scalars.starts(with: literal.unicodeScalars) else { return false }
    scalars = scalars.dropFirst(literal.unicodeScalars.count)
    return true
  }

  /// Takes a word in any letter case if it is next, and no more letters follow; and the white space after it.
  mutating func takeKeyword(_ word: String) -> Bool {
    let count = word.unicodeScalars.count
    let head = scalars.prefix(count)
    guard String(head).lowercased() == word.lowercased() else { return false }
    let after = scalars.dropFirst(count)
    guard after.first.map({ !$0.isWord && $0 != "_" }) ?? true else { return false }
    scalars = after
    skipSpaces()
    return true
  }

  mutating func take(while isOfKind: (Unicode.Scalar) -> Bool) -> String {
    let taken = scalars.prefix(while: isOfKind)
    scalars = scalars[taken.endIndex...]
    return String(taken)
  }

  /// Takes a mark and all before it, which is returned; `nil` where it does not come.
  mutating func take(through mark: String) -> String? {
    let marks = Array(mark.unicodeScalars)
    var start = scalars.startIndex
    while let found = scalars[start...].firstIndex(of: marks[0]) {
      if scalars[found...].starts(with: marks) {
        let taken = String(scalars[..<found])
        scalars = scalars[found...].dropFirst(marks.count)
        return taken
      }
      start = scalars.index(after: found)
    }
    return nil
  }

  /// Takes text in quotation marks.
  mutating func takeQuoted() -> String? {
    var copy = self
    guard copy.take("\""), let text = copy.take(through: "\"") else { return nil }
    self = copy
    return text
  }

  /// Takes the id of a state: up to white space and the marks that may follow it.
  mutating func takeID(_ dialect: DiagramDialect) -> String? {
    let ends: Set<Unicode.Scalar> = [":", "{", "}", "<", "#", "[", "]", "\"", ";", ">", "%"]
    var id = ""
    while let scalar = next, !scalar.properties.isWhitespace, !ends.contains(scalar) {
      if scalar == "-" {
        let follows = scalars.dropFirst().first
        guard dialect.hasHyphensInIDs, !id.isEmpty, follows?.isWord == true else { break }
      }
      id.unicodeScalars.append(scalar)
      _ = advance()
    }
    return id.isEmpty ? nil : id
  }

  /// Takes an arrow, with its style and direction.
  mutating func takeArrow() -> DiagramArrow? {
    var copy = self
    copy.skipSpaces()
    for mark in ["x", "o"] where copy.scalars.dropFirst().first.map({ $0 == "-" || $0 == "<" }) == true {
      _ = copy.take(mark)
    }
    let isReversed = copy.take("<")
    guard copy.next == "-" else { return nil }
    _ = copy.take { $0 == "-" }
    var style = copy.takeArrowStyle()
    let direction = copy.take { $0.isWord }
    guard
      direction.isEmpty || ["left", "right", "up", "down"].contains(where: { $0.hasPrefix(direction.lowercased()) })
    else { return nil }
    style += copy.takeArrowStyle()
    _ = copy.take { $0 == "-" }
    guard isReversed || copy.take(">") else { return nil }
    for mark in ["x", "o"] where copy.scalars.dropFirst().first?.properties.isWhitespace == true { _ = copy.take(mark) }
    copy.skipSpaces()
    self = copy
    return DiagramArrow(isReversed: isReversed, isHidden: style.contains("hidden"))
  }

  private mutating func takeArrowStyle() -> [Substring] {
    var copy = self
    guard copy.take("["), let style = copy.take(through: "]") else { return [] }
    self = copy
    return style.split(separator: ",")
  }
}

/// An arrow between two states.
struct DiagramArrow: Hashable {
  /// `true` for one that leads from the second state to the first.
  let isReversed: Bool
  /// `true` for one that only places states.
  let isHidden: Bool
}

/// A language of state diagrams, with what it does otherwise than the other.
package enum DiagramDialect: Hashable, Sendable, CaseIterable {
  case mermaid, plantUML

  /// Letters after a backslash that end a line of a label.
  var lineEnds: Set<Unicode.Scalar> { self == .mermaid ? ["n"] : ["n", "l", "r"] }

  /// `true` where the first text of a state without another name is the name that is drawn.
  var drawsTextAsName: Bool { self == .mermaid }

  /// `true` where an id may have a hyphen inside: in PlantUML it begins an arrow.
  var hasHyphensInIDs: Bool { self == .mermaid }

  /// `true` where `**`, `//` and `~` in a label are markup.
  var hasCreole: Bool { self == .plantUML }

  /// The first words of statements about the looks of the drawing.
  var styleKeywords: [String] {
    switch self {
    case .mermaid: ["classDef", "style", "linkStyle", "direction", "scale", "hide", "click"]
    case .plantUML:
      [
        "skinparam", "hide", "show", "scale", "left to right direction", "top to bottom direction", "!theme", "!pragma",
        "header", "footer", "caption",
        "center", "mainframe", "newpage", "sprite", "allow_mixing", "autonumber",
      ]
    }
  }

  /// The first words of diagrams of other kinds.
  static let otherDiagrams: Set<String> = [
    "flowchart", "graph", "sequencediagram", "classdiagram", "classdiagram-v2", "erdiagram", "gantt", "pie", "journey",
    "mindmap", "timeline", "gitgraph", "quadrantchart", "requirementdiagram", "c4context", "sankey-beta",
    "xychart-beta", "block-beta", "kanban", "architecture-beta", "packet-beta", "zenuml",
  ]
}

/// Removes comments from the lines of a diagram, one after another.
struct DiagramComments {
  private let dialect: DiagramDialect
  /// The mark that ends the comment in which the last line ended.
  private var end: String?

  /// Begins outside of comments.
  init(_ dialect: DiagramDialect) { self.dialect = dialect }

  /// A line without comments and without white space at its ends.
  mutating func strip(_ line: Substring) -> Substring {
    var cursor = DiagramCursor(line)
    if let end {
      guard cursor.take(through: end) != nil else { return "" }
      self.end = nil
    }
    let text = cursor.rest.trimmingSpaces
    switch dialect {
    case .mermaid: return strippedOfMermaid(text)
    case .plantUML: return strippedOfPlantUML(text)
    }
  }

  private mutating func strippedOfMermaid(_ text: Substring) -> Substring {
    guard text.hasPrefix("%%") else {
      return (text.firstRange(of: " %%").map { text[..<$0.lowerBound] } ?? text).trimmingSpaces
    }
    if text.hasPrefix("%%{"), text.firstRange(of: "}%%") == nil { end = "}%%" }
    return ""
  }

  private mutating func strippedOfPlantUML(_ text: Substring) -> Substring {
    guard !text.hasPrefix("'") else { return "" }
    var cursor = DiagramCursor(text)
    guard var output = cursor.take(through: "/'") else { return text }
    while true {
      guard cursor.take(through: "'/") != nil else {
        end = "'/"
        break
      }
      guard let more = cursor.take(through: "/'") else {
        output += cursor.rest
        break
      }
      output += more
    }
    return output[...].trimmingSpaces
  }
}
