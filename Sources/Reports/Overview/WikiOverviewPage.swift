import Documents
import Emission
import Text

/// The context of `Wiki/Overview`: the life cycles of a wiki.
package struct WikiOverviewPage: TemplateContext {
  /// A life cycle.
  struct Item: TemplateContext {
    /// Its name.
    let heading: String
    /// The first sentence of its summary.
    let summary: String?
    /// Its systems and their versions.
    let systems: String?
    /// The links to its pages.
    let links: String
  }

  /// A comment that the page is generated.
  let notice: String?
  /// The page's title.
  let title: String
  /// The life cycles.
  let items: [Item]
  /// The heading of the migration guides.
  let guidesTitle: String
  /// The links to migration guides.
  let guides: [String]

  /// Makes the page.
  init(_ wiki: WikiOverview) {
    let (overview, text) = (wiki.overview, wiki.text)
    notice = wiki.notice
    title = text.heading([.text(overview.title)])
    items = wiki.items.map { item in
      Item(
        heading: text.heading([.text(overview.title(of: item))]),
        summary: item.summary.nilIfEmpty.map { text.paragraph([.text($0)]) },
        systems: item.systems.nilIfEmpty.map { text.paragraph([.text($0)]) },
        links: Self.links(to: item, in: wiki).joined(separator: " · "))
    }
    guidesTitle = overview.words.phrase("overview.guides")
    let guides = wiki.host == .folder ? overview.guides.filter { $0.endings.contains("md") } : []
    self.guides = guides.map { text.line([.link([.text($0.title)], url: $0.path.percentEncodedPath + ".md")]) }
  }

  private static func links(to item: OverviewItem, in wiki: WikiOverview) -> [String] {
    let pages = item.pages.map { wiki.link(to: $0, in: item) }
    guard wiki.host == .folder, item.formats.contains("html") else { return pages }
    let site = InlineContent.Inline.text(wiki.overview.words.phrase("overview.site"))
    return pages + [wiki.text.line([.link([site], url: "\(item.folder.percentEncodedPath)/index.html")])]
  }
}

extension WikiOverviewPage {
  package static let tags: [TemplateTag] = [
    TemplateTag(
      "notice", .optionalText, "a comment that says that the page is generated, in Docusaurus within front matter"),
    TemplateTag("title", .text, "the words `Life cycles`"),
    TemplateTag("items", .list(Item.tags), "the life cycles"),
    TemplateTag("guidesTitle", .text, "the heading of the migration guides"),
    TemplateTag("guides", .lines, "links to the migration guides in the folder, in Markdown"),
  ]
}

extension WikiOverviewPage.Item {
  static let tags: [TemplateTag] = [
    TemplateTag("heading", .text, "the name"),
    TemplateTag("summary", .optionalText, "the first sentence of its description, in Markdown"),
    TemplateTag("systems", .optionalText, "systems and versions, in Markdown"),
    TemplateTag("links", .text, "the links to its pages, in Markdown"),
  ]
}
