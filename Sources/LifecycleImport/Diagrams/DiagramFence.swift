import Text

/// A fenced block of Markdown that holds a state diagram.
package struct DiagramFence: Hashable, Sendable {
  /// The language of the diagram.
  package let dialect: DiagramDialect
  /// The number of the line that opens the fence, from 1.
  package let line: Int
  /// The lines between the fences.
  package let text: String

  /// The number of the diagram's first line.
  package var firstLine: Int { line + 1 }

  /// The blocks of a text; one that is not closed ends with the text.
  package static func all(in text: String) -> [DiagramFence] {
    let lines = text.diagramLines
    var fences: [DiagramFence] = []
    var index = 0
    while index < lines.count {
      guard let opening = Mark(lines[index]) else {
        index += 1
        continue
      }
      let end = lines[(index + 1)...].firstIndex { Mark($0)?.closes(opening) == true } ?? lines.count
      let body = lines[(index + 1)..<end].joined(separator: "\n")
      if let dialect = opening.dialect, holdsStates(body, dialect) {
        fences.append(DiagramFence(dialect: dialect, line: index + 1, text: body))
      }
      index = end + 1
    }
    return fences
  }

  /// Returns `true` for a text with the head of a state diagram, or in PlantUML with a state or an initial arrow.
  private static func holdsStates(_ text: String, _ dialect: DiagramDialect) -> Bool {
    text.diagramLines.map(\.trimmingSpaces).contains { line in
      switch dialect {
      case .mermaid: line.hasPrefix("stateDiagram")
      case .plantUML: line.hasPrefix("[*]") || line.hasPrefix("state ") || line.hasSuffix("[*]")
      }
    }
  }

  /// The signs that open or close a fence, and the word behind them.
  private struct Mark {
    let signs: Substring
    let word: String

    /// Reads a line, which may be indented; `nil` for one without at least three signs.
    init?(_ line: Substring) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
      signs = text.prefix { $0 == sign }
      let info = text.dropFirst(signs.count).trimmingSpaces
      guard signs.count > 2, sign == "~" || !info.contains("`") else { return nil }
      word = info.drop { $0 == "{" || $0 == "." }.prefix { $0.isLetter }.lowercased()
    }

    var dialect: DiagramDialect? {
      switch word {
      case "mermaid": .mermaid
      case "plantuml", "puml": .plantUML
      default: nil
      }
    }

    /// Returns `true` for signs without a word that close others.
    func closes(_ opening: Mark) -> Bool {
      word.isEmpty && signs.first == opening.signs.first && signs.count >= opening.signs.count
    }
  }
}

/// Lines of a diagram that belong together.
enum DiagramBlock: Hashable {
  /// A note.
  case note(DiagramNote)
  case title
  /// Prose about the diagram.
  case summary
  /// Settings before a diagram.
  case settings
  /// Lines about looks, or that are not understood.
  case skipped(isStyle: Bool, what: String, end: String)

  /// Returns `true` for the line, without white space at its ends, that ends it.
  func ends(at line: Substring) -> Bool {
    let words = line.lowercased().split(separator: " ").joined()
    return switch self {
    case .note: words == "endnote"
    case .title: words == "endtitle"
    case .summary: line.hasSuffix("}")
    case .settings: words == "---"
    case .skipped(_, _, let end): words == end
    }
  }
}
