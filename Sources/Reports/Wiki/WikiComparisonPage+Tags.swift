import Emission

extension WikiComparisonPage {
  package static let tags: [TemplateTag] = [
    TemplateTag("navigation", .optionalText, "links to the pages, in Markdown; not in DocC"),
    TemplateTag("notice", .optionalText, "a comment that says that the page is generated; not in DocC"),
    TemplateTag("title", .text, "the page's name"),
    TemplateTag("summary", .text, "the content of the page, a sentence"),
    TemplateTag("comparisons", .list(Section.tags), "the pairs that are compared"),
  ]
}

extension WikiComparisonPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("heading", .text, "the names of both"),
    TemplateTag("table", .text, "the table of counterparts, in Markdown"),
  ]
}
