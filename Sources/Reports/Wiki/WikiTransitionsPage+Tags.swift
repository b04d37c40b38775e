import Emission

extension WikiTransitionsPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
      TemplateTag("events", .list(Section.tags), "the events"),
      TemplateTag("mermaid", .list(WikiMermaid.tags), "all calls in Mermaid; none where the host does not draw it"),
    ]
}

extension WikiTransitionsPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an anchor, if links can't use the heading's own"),
    TemplateTag("heading", .text, "the event, or the states on the path if it has no name"),
    TemplateTag("chains", .list(WikiTransitionsPage.Chain.tags), "its chains of transitions"),
    TemplateTag("pictures", .list(WikiPicture.tags), "the order of calls; none if nothing is called"),
    TemplateTag("table", .text, "the calls, in Markdown"),
  ]
}

extension WikiTransitionsPage.Chain {
  static let tags: [TemplateTag] = [
    TemplateTag("path", .text, "the states on the path, and the guard, in Markdown"),
    TemplateTag("description", .optionalText, "its description on the page, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "versions and sources"),
  ]
}
