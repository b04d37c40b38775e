import Emission

extension WikiComparisonPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
      TemplateTag("comparisons", .list(Section.tags), "the pairs that are compared")
    ]
}

extension WikiComparisonPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("heading", .text, "the names of both"),
    TemplateTag("table", .text, "the table of counterparts, in Markdown"),
  ]
}
