import Emission
import LifecycleModel

/// A documentation catalogue for Xcode and `docc`: the pages of the wiki as articles, `Lifecycle.docc/Overview.md`.
package struct DocCEmitter: Emitter {
  private let templates: TemplateLibrary

  /// Creates the emitter; `templates` give the articles their shape.
  package init(templates: TemplateLibrary = .embedded) { self.templates = templates }

  package var format: String { "docc" }
  package var summary: String { "A documentation catalogue for Xcode: articles and pictures" }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    let book = WikiBook(lifecycle, at: WikiPlace(.docc))
    let articles = book.pages.map { page in
      EmittedFile(
        "\(Self.folder)/\(book.place.name(of: page)).md", text: book.rendered(page, with: templates))
    }
    let pictures = book.pictures.map {
      EmittedFile("\(Self.folder)/Resources/\($0.name).svg", picture: $0.picture)
    }
    return articles + pictures
  }

  private static let folder = "Lifecycle.docc"
}
