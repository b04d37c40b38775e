/// The text of a DOT file, indented by two spaces a block.
struct DOTDocument {
  /// The lines so far.
  private(set) var text = ""
  private var depth = 0

  /// A block: `digraph lifecycle { … }`, or without a header `{ … }`.
  mutating func block(_ header: String, _ body: (inout DOTDocument) -> Void) {
    line(header.isEmpty ? "{" : header + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// A statement about a node, an edge (`a -> b`), or all later ones (`node`).
  mutating func statement(_ subject: String, _ attributes: DOTAttributes = []) {
    line(attributes.isEmpty ? subject : "\(subject) [\(attributes.source)]")
  }

  private mutating func line(_ line: String) {
    for _ in 0..<depth { text += "  " }
    text += line
    text += "\n"
  }
}
