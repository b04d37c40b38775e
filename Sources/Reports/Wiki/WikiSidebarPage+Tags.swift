import Emission

extension WikiSidebarPage {
  package static let tags: [TemplateTag] = [
    TemplateTag("notice", .optionalText, "a comment that says that the page is generated; not in DocC"),
    TemplateTag("title", .text, "the name of the life cycle"),
    TemplateTag("pages", .list(Entry.tags), "the pages"),
  ]
}

extension WikiSidebarPage.Entry {
  static let tags: [TemplateTag] = [
    TemplateTag("link", .text, "the link to the page, in Markdown"),
    TemplateTag("links", .lines, "links to its headings, in Markdown"),
  ]
}
