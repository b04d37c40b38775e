import Emission

extension WikiStatesPage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags + [
      TemplateTag("pictures", .list(WikiPicture.tags), "the state diagram"),
      TemplateTag("mermaid", .list(WikiMermaid.tags), "the same in Mermaid; none where the host does not draw it"),
      TemplateTag("table", .text, "the table of states, in Markdown"),
      TemplateTag("waysInTitle", .text, "the words `Incoming transitions`"),
      TemplateTag("waysOutTitle", .text, "the words `Outgoing transitions`"),
      TemplateTag("states", .list(Section.tags), "the states"),
    ]
}

extension WikiStatesPage.Section {
  static let tags: [TemplateTag] = [
    TemplateTag("anchor", .optionalText, "the id of an anchor, if links can't use the heading's own"),
    TemplateTag("heading", .text, "the name"),
    TemplateTag("description", .optionalText, "its description on the page, in Markdown"),
    TemplateTag("facts", .list(WikiFact.tags), "its attributes, versions and other facts"),
    TemplateTag("waysIn", .lines, "the transitions that end here, in Markdown"),
    TemplateTag("waysOut", .lines, "the transitions that begin here, in Markdown"),
  ]
}
