import Documents
import Emission

extension WikiBook {
  /// The frame of a page: links to all pages, this one's name without; a comment that the page is generated; its name and a
  /// sentence about its contents. DocC has neither the links nor the comment.
  func frame(of page: WikiPage) -> (navigation: String?, notice: String?, title: String, summary: String) {
    let entries = pages.map { other -> [InlineContent.Inline] in
      let title = InlineContent.Inline.text(other.title(words))
      return [address(of: other, nil, from: page).map { .link([title], url: $0) } ?? .strong([title])]
    }
    return (
      host == .docc ? nil : entries.map(text.line).joined(separator: " · "),
      host == .docc ? nil : "<!-- \(words.phrase("wiki.generated")) -->", page.title(words), page.summary(words)
    )
  }
}

extension WikiPage {
  /// The tags of the frame, which all pages but the first have.
  static let frameTags: [TemplateTag] = [
    TemplateTag("navigation", .optionalText, "links to the pages, in Markdown; not in DocC"),
    TemplateTag("notice", .optionalText, "a comment that says that the page is generated; not in DocC"),
    TemplateTag("title", .text, "the page's name"),
    TemplateTag("summary", .text, "the content of the page, a sentence"),
  ]
}
