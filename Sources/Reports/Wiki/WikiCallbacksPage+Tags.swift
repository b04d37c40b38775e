import Emission

extension WikiCallbacksPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
      TemplateTag("delegates", .list(Section.tags), "the delegates")
    ]
}

extension WikiCallbacksPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an anchor, if links can't use the heading's own"),
    TemplateTag("heading", .text, "the delegate's name"),
    TemplateTag("description", .optionalText, "its description on the page, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "its types and other facts"),
    TemplateTag("table", .optionalText, "the table of its callbacks, in Markdown"),
    TemplateTag("callbacks", .list(WikiCallbacksPage.Callback.tags), "its callbacks, or the values that it takes"),
  ]
}

extension WikiCallbacksPage.Callback {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an anchor, if links can't use the heading's own"),
    TemplateTag("heading", .text, "the name, as code"),
    TemplateTag("signature", .optionalText, "the declaration, a fenced block of Swift"),
    TemplateTag("description", .optionalText, "its description on the page, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "when and how often it is called, and other facts"),
  ]
}
