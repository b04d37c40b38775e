/// Lines of a diagram that belong together.
enum DiagramBlock: Hashable {
  /// A note.
  case note(DiagramNote)
  /// The title.
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
