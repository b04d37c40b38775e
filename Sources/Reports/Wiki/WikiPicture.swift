import Diagrams
import Documents
import Emission

/// A picture on a page of a wiki.
package struct WikiPicture: TemplateContext {
  /// The picture, in Markdown.
  let image: String
  /// The title of the Mermaid diagram.
  let mermaidTitle: String
  /// The same as a fenced block of Mermaid; `nil` where that is not drawn.
  let mermaid: String?

  /// Shows a picture and the same as Mermaid.
  init(_ name: String, title: String, mermaid: String, in book: WikiBook) {
    let address = book.host.address(ofPicture: name)
    image =
      book.host.choosesSources
      ? Self.picture(at: address, title: title) : "![\(MarkdownWriter.escaped(title))](\(address))"
    mermaidTitle = book.words.phrase("wiki.mermaid")
    self.mermaid = book.host.drawsMermaid ? mermaid.fenced(as: "mermaid") : nil
  }

  /// An element with a source for each colour scheme, all of one file (`SchemeStyle`).
  private static func picture(at address: String, title: String) -> String {
    let sources = ["dark", "light"].map { scheme in
      "<source media=\"(prefers-color-scheme: \(scheme))\" srcset=\"\(address)#\(scheme)\">"
    }
    return
      "<picture>\(sources.joined())<img alt=\"\(title.xmlEscaped(inAttribute: true))\" src=\"\(address)\"></picture>"
  }
}

extension WikiPicture {
  package static let tags: [TemplateTag] = [
    TemplateTag("image", .text, "the picture, in Markdown"),
    TemplateTag("mermaidTitle", .text, "the words `The same diagram in Mermaid`"),
    TemplateTag("mermaid", .optionalText, "the diagram as a fenced block of Mermaid; not in DocC"),
  ]
}

extension WikiPicture {
  /// The state diagram.
  static func states(of book: WikiBook) -> WikiPicture {
    WikiPicture(
      "states", title: PictureStrings(lifecycle: book.lifecycle).title(.states),
      mermaid: MermaidEmitter().graph(of: book.lifecycle, view: .states), in: book)
  }
}
