import Documents
import Emission
import LifecycleModel

/// The context of `Wiki/Home`: an overview of the life cycle and of the other pages.
package struct WikiHomePage: TemplateContext {
  let navigation: String?
  let notice: String?
  let isCatalogue: Bool
  let title: String
  let summary: String?
  let facts: [WikiFact]
  let contentsTitle: String
  let contents: [WikiEntry]
  let statesTitle: String
  let pictures: [WikiPicture]
  let transitions: String
  let delegatesTitle: String
  let delegates: String?
  let configurationsTitle: String
  let configurations: String?
  let claimsTitle: String
  let claims: String?

  init(_ book: WikiBook) {
    let frame = book.frame(of: .home)
    let (lifecycle, words, tables) = (book.lifecycle, book.words, WikiTables(book))
    navigation = frame.navigation
    notice = frame.notice
    isCatalogue = book.host == .docc
    title = frame.title
    summary = book.text.paragraphs(InlineContent(markdown: lifecycle.summary))
    facts = [("property.platform", lifecycle.platform), ("property.version", lifecycle.versionsText)]
      .compactMap { key, value in value.map { WikiFact(name: words.phrase(key), value: book.text.plain($0)) } }
    contentsTitle = words.phrase("wiki.pages")
    contents = book.pages.filter { $0 != .home }.map { WikiEntry($0, seenFrom: .home, in: book) }
    statesTitle = TableKind.transitions.title(in: words.language)
    pictures = [WikiPicture.states(of: book)]
    transitions = book.text.table(TransitionsTable(lifecycle, links: book.links(on: .home)).table.sheet)
    delegatesTitle = words.phrase("section.delegates")
    delegates = tables.delegates.map { book.text.table($0.sheet) }
    configurationsTitle = words.phrase("section.sceneConfigurations")
    configurations = SceneConfigurationsTable.table(of: lifecycle).map { book.text.table($0.sheet) }
    claimsTitle = words.phrase("wiki.claims")
    claims = tables.claims.map { book.text.table($0.sheet) }
  }
}

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
