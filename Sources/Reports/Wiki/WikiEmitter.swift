import Diagrams
import Emission
import LifecycleModel

/// A wiki about a life cycle, for any host of Markdown: `wiki/README.md`.
package struct WikiEmitter: Emitter {
  private let templates: TemplateLibrary
  private let host: WikiHost

  /// Creates the emitter; `templates` give the pages their shape, `host` is where they are read.
  package init(templates: TemplateLibrary = .embedded, host: WikiHost = .folder) {
    self.templates = templates
    self.host = host
  }

  package var format: String { "wiki" }
  package var summary: String { "A wiki: pages about states, call order, callbacks, comparison and rules (Markdown)" }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    let book = WikiBook(lifecycle, on: host)
    let sidebar = host.sidebar.map { name in
      EmittedFile("wiki/\(name).md", text: templates.render(WikiSidebarPage(book), with: "Wiki/Sidebar"))
    }
    let pages = book.pages.map { EmittedFile("wiki/\(host.name(of: $0)).md", text: book.rendered($0, with: templates)) }
    let pictures = book.pictures.map { EmittedFile("wiki/pictures/\($0.name).svg", picture: $0.picture) }
    return pages + [sidebar].compactMap { $0 } + pictures
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
