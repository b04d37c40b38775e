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

  /// A list of pages of several life cycles, in Markdown.
  init(notice: String?, title: String, pages: [Entry]) {
    self.notice = notice
    self.title = title
    self.pages = pages
  }

  /// Makes the page.
  init(_ book: WikiBook) {
    notice = book.frame(of: .home).notice
    title = book.heading(of: .home)
    pages = book.pages.map { page in
      Entry(
        link: book.text.line([.link([.text(page.name(book.words))], url: book.place.address(of: page))]),
        links: Self.places(on: page, in: book).map { name, anchor in
          book.text.line([
            .link([.text(name)], url: book.place.address(of: page) + (anchor?.fragment.map { "#" + $0 } ?? ""))
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
