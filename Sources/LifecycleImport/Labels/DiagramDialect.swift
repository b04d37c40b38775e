import Text

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
