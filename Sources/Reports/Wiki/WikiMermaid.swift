import Diagrams
import Emission

/// The diagram of a page of a wiki as Mermaid, for those who want to copy it. Hosts draw it too, which takes a browser long: a page
/// has one at most.
package struct WikiMermaid: TemplateContext {
  /// The words `The same in Mermaid`.
  let title: String
  /// The diagram as a fenced block.
  let block: String

  /// Mermaid's default for the longest text that it draws, in characters.
  private static let longestText = 50_000

  /// The diagram of a view; none where the host does not draw it.
  static func all(_ view: GraphView, in book: WikiBook) -> [WikiMermaid] {
    guard book.host.drawsMermaid else { return [] }
    let text = MermaidEmitter().graph(of: book.lifecycle, view: view)
    guard text.utf16.count <= longestText else { return [] }
    return [WikiMermaid(title: book.words.phrase("wiki.mermaid"), block: text.fenced(as: "mermaid"))]
  }
}

extension WikiMermaid {
  package static let tags: [TemplateTag] = [
    TemplateTag("title", .text, "the words `The same in Mermaid`"),
    TemplateTag("block", .text, "the diagram as a fenced block of Mermaid"),
  ]
}
