import Emission

extension WikiTransitionsPage {
  package static let tags: [TemplateTag] = [
    TemplateTag("navigation", .optionalText, "links to the pages, in Markdown; not in DocC"),
    TemplateTag("notice", .optionalText, "a comment that says that the page is generated; not in DocC"),
    TemplateTag("title", .text, "the page's name"),
    TemplateTag("summary", .text, "what there is on the page, a sentence"),
    TemplateTag("events", .list(Section.tags), "the events"),
  ]
}

extension WikiTransitionsPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an element that links lead to, where the heading does not serve"),
    TemplateTag("heading", .text, "the event; the states on the way where it has no name"),
    TemplateTag("chains", .list(WikiTransitionsPage.Chain.tags), "the ways that it leads"),
    TemplateTag("pictures", .list(WikiPicture.tags), "the order of calls; none where nobody is called"),
    TemplateTag("table", .text, "the calls, in Markdown"),
  ]
}

extension WikiTransitionsPage.Chain {
  static let tags: [TemplateTag] = [
    TemplateTag("path", .text, "the states on the way, and the guard, in Markdown"),
    TemplateTag("description", .optionalText, "what the page says of it, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "versions and sources"),
  ]
}
