import Diagrams
import Documents
import Emission

/// A picture on a page of a wiki.
package struct WikiPicture: TemplateContext {
  let image: String

  /// Shows a picture, whose file is in the folder of pictures.
  init(_ name: String, title: String, in book: WikiBook) {
    let address = book.place.address(ofPicture: name)
    image =
      book.host.choosesSources
      ? Self.picture(at: address, title: title) : "![\(book.text.plain(title))](\(address))"
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
    TemplateTag("image", .text, "the picture, in Markdown")
  ]
}

extension WikiPicture {
  /// The state diagram.
  static func states(of book: WikiBook) -> WikiPicture {
    WikiPicture("states", title: PictureStrings(lifecycle: book.lifecycle).title(.states), in: book)
  }
}

/// The diagram of a page of a wiki as Mermaid, for those who want to copy it. Hosts draw it too, which takes a browser long: a page
/// has one at most.
package struct WikiMermaid: TemplateContext {
  let title: String
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
