import Emission

extension WikiCallbacksPage {
  package static let tags: [TemplateTag] = [
    TemplateTag("navigation", .optionalText, "links to the pages, in Markdown; not in DocC"),
    TemplateTag("notice", .optionalText, "a comment that says that the page is generated; not in DocC"),
    TemplateTag("title", .text, "the page's name"),
    TemplateTag("summary", .text, "what there is on the page, a sentence"),
    TemplateTag("delegates", .list(Section.tags), "the delegates"),
  ]
}

extension WikiCallbacksPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an element that links lead to, where the heading does not serve"),
    TemplateTag("heading", .text, "the delegate's name"),
    TemplateTag("description", .optionalText, "what the page says of it, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "its types, and what else there is to say"),
    TemplateTag("table", .optionalText, "the table of its callbacks, in Markdown"),
    TemplateTag("callbacks", .list(WikiCallbacksPage.Callback.tags), "its callbacks, or the values that it takes"),
  ]
}

extension WikiCallbacksPage.Callback {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an element that links lead to, where the heading does not serve"),
    TemplateTag("heading", .text, "the name, as code"),
    TemplateTag("signature", .optionalText, "the declaration, a fenced block of Swift"),
    TemplateTag("description", .optionalText, "what the page says of it, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "when it comes, how often, and what else there is to say"),
  ]
}
