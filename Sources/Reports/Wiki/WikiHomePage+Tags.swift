import Emission

extension WikiHomePage {
  package static let tags: [TemplateTag] =
    WikiPage.frameTags.prefix(2) + [
      TemplateTag("isCatalogue", .flag, "whether it is the first page of a catalogue of DocC"),
      TemplateTag("title", .text, "the name of the life cycle"),
      TemplateTag("summary", .optionalText, "its description on the page, in Markdown"),
      TemplateTag("facts", .list(WikiFact.tags), "system and versions"),
      TemplateTag("contentsTitle", .text, "the heading of the list of pages"),
      TemplateTag("contents", .list(WikiEntry.tags), "the other pages"),
      TemplateTag("statesTitle", .text, "the heading of the diagram"),
      TemplateTag("pictures", .list(WikiPicture.tags), "the state diagram"),
      TemplateTag("transitions", .text, "the table of transitions, in Markdown"),
      TemplateTag("delegatesTitle", .text, "the heading of the delegates"),
      TemplateTag("delegates", .optionalText, "the table of delegates, in Markdown"),
      TemplateTag("configurationsTitle", .text, "the heading of the scene configurations"),
      TemplateTag("configurations", .optionalText, "the table of scene configurations, in Markdown"),
      TemplateTag("claimsTitle", .text, "the heading of the claims"),
      TemplateTag(
        "claims", .optionalText, "the numbers of claims that are documented, observed, or neither, a table in Markdown"),
    ]
}
