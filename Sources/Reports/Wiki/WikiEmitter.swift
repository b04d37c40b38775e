import Diagrams
import Emission
import LifecycleModel

/// A wiki about a life cycle, for any host of Markdown: `wiki/README.md`.
package struct WikiEmitter: Emitter {
  private let templates: TemplateLibrary
  private let place: WikiPlace

  /// Creates the emitter; `templates` give the pages their shape, `place` is where they are read.
  package init(templates: TemplateLibrary = .embedded, place: WikiPlace = WikiPlace(.folder)) {
    self.templates = templates
    self.place = place
  }

  /// The format's name on the command line.
  package static let format = "wiki"

  package var format: String { Self.format }
  package var summary: String { "A wiki: pages about states, call order, callbacks, counterparts and rules (Markdown)" }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    let book = WikiBook(lifecycle, at: place)
    let pages = book.pages.map {
      EmittedFile("\(place.path)/\(place.name(of: $0)).md", text: book.rendered($0, with: templates))
    }
    let pictures = book.pictures.map { EmittedFile("\(place.path)/pictures/\($0.name).svg", picture: $0.picture) }
    return pages + navigation(of: book) + pictures
  }

  /// The list of pages in the host's own form; a wiki of several life cycles has one for all of them.
  private func navigation(of book: WikiBook) -> [EmittedFile] {
    switch place.host {
    case .folder, .github, .gitlab:
      guard !place.isShared, let name = place.host.sidebar else { return [] }
      return [
        EmittedFile("\(place.path)/\(name).md", text: templates.render(WikiSidebarPage(book), with: "Wiki/Sidebar"))
      ]
    case .mkdocs:
      let entries = book.pages.map { page in
        WikiNavigation.Entry(label: page.name(book.words), path: place.name(of: page) + ".md")
      }
      return place.isShared ? [] : [WikiNavigation(entries: entries).mkDocs(book.words)]
    case .docusaurus: return [WikiNavigation.docusaurusCategory(book.titles[.home] ?? "", in: place.path)]
    case .confluence, .docc: return []
    }
  }
}

extension WikiBook {
  /// The text of a page.
  func rendered(_ page: WikiPage, with templates: TemplateLibrary) -> String {
    switch page {
    case .home: templates.render(WikiHomePage(self), with: "Wiki/Home")
    case .states: templates.render(WikiStatesPage(self), with: "Wiki/States")
    case .transitions: templates.render(WikiTransitionsPage(self), with: "Wiki/Transitions")
    case .callbacks: templates.render(WikiCallbacksPage(self), with: "Wiki/Callbacks")
    case .comparison: templates.render(WikiComparisonPage(self), with: "Wiki/Comparison")
    case .rules: templates.render(WikiRulesPage(self), with: "Wiki/Rules")
    }
  }

  /// The pictures that the pages show, with the names of their files.
  var pictures: [(name: String, picture: Picture)] {
    [("states", Picture(of: lifecycle, view: .states))] + eventPictures.compactMap { $0 }.map { ($0.name, $0.picture) }
  }
}

extension WikiEmitter {
  /// The templates that it fills in, by name.
  package static let templates: [TemplateDescription] = [
    TemplateDescription("Wiki/Callbacks", tags: WikiCallbacksPage.tags),
    TemplateDescription("Wiki/Comparison", tags: WikiComparisonPage.tags),
    TemplateDescription("Wiki/Home", tags: WikiHomePage.tags),
    TemplateDescription("Wiki/Mermaid", in: ("Wiki/States", "mermaid"), tags: WikiMermaid.tags),
    TemplateDescription("Wiki/Picture", in: ("Wiki/Home", "pictures"), tags: WikiPicture.tags),
    TemplateDescription("Wiki/Rules", tags: WikiRulesPage.tags),
    TemplateDescription("Wiki/Sidebar", tags: WikiSidebarPage.tags),
    TemplateDescription("Wiki/States", tags: WikiStatesPage.tags),
    TemplateDescription("Wiki/Transitions", tags: WikiTransitionsPage.tags),
  ]
}

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
