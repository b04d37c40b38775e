import Documents
import Emission
import LifecycleModel

/// The context of `Wiki/Sidebar`: the pages and their headings.
package struct WikiSidebarPage: TemplateContext {
  /// A page.
  struct Entry: TemplateContext {
    /// The link to it.
    let link: String
    /// The links to what is on it.
    let links: [String]
  }

  /// A comment that the page is generated; `nil` in DocC.
  let notice: String?
  /// The name of the life cycle.
  let title: String
  /// The pages.
  let pages: [Entry]

  /// Makes the page.
  init(_ book: WikiBook) {
    notice = book.frame(of: .home).notice
    title = book.text.heading([.text(book.lifecycle.name.nilIfEmpty ?? book.words.phrase("wiki.overview"))])
    pages = book.pages.map { page in
      Entry(
        link: book.text.line([.link([.text(page.title(book.words))], url: book.host.address(of: page))]),
        links: Self.places(on: page, in: book).map { name, anchor in
          book.text.line([
            .link([.text(name)], url: book.host.address(of: page) + (anchor?.fragment.map { "#" + $0 } ?? ""))
          ])
        })
    }
  }

  private static func places(on page: WikiPage, in book: WikiBook) -> [(String, HeadingAnchors.Anchor?)] {
    switch page {
    case .states: book.states.map { (book.lifecycle[$0].name, book.anchors.states[$0]) }
    case .transitions: book.events.map { ($0.name, $0.chains.first?.first.flatMap { book.anchors.events[$0] }) }
    case .callbacks: book.callbacks.map { (book.lifecycle[$0.delegate].name, book.anchors.delegates[$0.delegate]) }
    case .home, .comparison, .rules: []
    }
  }
}
