import Documents
import Emission

/// A page in a list of pages.
struct WikiEntry: TemplateContext {
  /// The link.
  let link: String
  /// The link in a list of topics in DocC; `nil` elsewhere.
  let topic: String?
  /// A sentence about its contents.
  let summary: String

  /// Lists a page on another.
  init(_ page: WikiPage, seenFrom other: WikiPage, in book: WikiBook) {
    let title = InlineContent.Inline.text(page.name(book.words))
    link = book.text.line([book.address(of: page, nil, from: other).map { .link([title], url: $0) } ?? title])
    topic = book.host == .docc ? "<\(book.place.address(of: page))>" : nil
    summary = page.summary(book.words)
  }
}

extension WikiEntry {
  static let tags: [TemplateTag] = [
    TemplateTag("link", .text, "the link to the page, in Markdown"),
    TemplateTag("topic", .optionalText, "its link in a list of topics; only in DocC"),
    TemplateTag("summary", .text, "the content of the page, a sentence"),
  ]
}
