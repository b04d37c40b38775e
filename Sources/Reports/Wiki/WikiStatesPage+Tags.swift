import Emission

extension WikiStatesPage {
  package static let tags: [TemplateTag] = [
    TemplateTag("navigation", .optionalText, "links to the pages, in Markdown; not in DocC"),
    TemplateTag("notice", .optionalText, "a comment that says that the page is generated; not in DocC"),
    TemplateTag("title", .text, "the page's name"),
    TemplateTag("summary", .text, "what there is on the page, a sentence"),
    TemplateTag("pictures", .list(WikiPicture.tags), "the state diagram"),
    TemplateTag("table", .text, "the table of states, in Markdown"),
    TemplateTag("waysInTitle", .text, "the words `Ways in`"),
    TemplateTag("waysOutTitle", .text, "the words `Ways out`"),
    TemplateTag("states", .list(Section.tags), "the states"),
  ]
}

extension WikiStatesPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an element that links lead to, where the heading does not serve"),
    TemplateTag("heading", .text, "the name"),
    TemplateTag("description", .optionalText, "what the page says of it, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "what else there is to say"),
    TemplateTag("waysIn", .lines, "the transitions that end here, in Markdown"),
    TemplateTag("waysOut", .lines, "the transitions that begin here, in Markdown"),
  ]
}
