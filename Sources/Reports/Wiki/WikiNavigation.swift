import Documents
import Emission

/// The frame of a wiki's page.
struct WikiNavigation: Sendable {
  /// Links to all pages, this one's name without.
  let navigation: String?
  /// A comment that the page is generated; `nil` in DocC, which has none.
  let notice: String?

  /// Makes it for a page.
  init(_ page: WikiPage, of book: WikiBook) {
    let entries = book.pages.map { other -> [InlineContent.Inline] in
      let title = InlineContent.Inline.text(other.title(book.words))
      let address = book.address(of: other, nil, from: page)
      return [address.map { .link([title], url: $0) } ?? .strong([title])]
    }
    navigation = book.host == .docc ? nil : entries.map(book.text.line).joined(separator: " · ")
    notice = book.host == .docc ? nil : "<!-- \(book.words.phrase("wiki.generated")) -->"
  }
}
