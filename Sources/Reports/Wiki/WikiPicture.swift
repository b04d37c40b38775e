import Diagrams
import Documents
import Emission

/// A picture on a page of a wiki.
package struct WikiPicture: TemplateContext {
  /// The picture, in Markdown.
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
