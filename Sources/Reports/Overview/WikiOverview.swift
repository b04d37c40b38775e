import Documents
import Emission
import Text

/// The pages that make one wiki of those of several life cycles: a first page, and a list of all pages.
package struct WikiOverview: Sendable {
  /// The life cycles.
  let overview: Overview
  let host: WikiHost
  private let templates: TemplateLibrary

  /// Prepares for a host; `templates` give the files their shape.
  package init(_ overview: Overview, on host: WikiHost, templates: TemplateLibrary = .embedded) {
    self.overview = overview
    self.host = host
    self.templates = templates
  }

  /// The templates that it fills in, by name.
  package static let templates = [TemplateDescription("Wiki/Overview", tags: WikiOverviewPage.tags)]

  /// The files, with paths below the folder of all outputs.
  package var files: [EmittedFile] {
    // In a repository, the first page stands beside the folders of the life cycles.
    let folder = host == .folder ? "" : "wiki/"
    let home = WikiPlace(host).name(of: .home)
    let first = EmittedFile(
      "\(folder)\(home).md", text: templates.render(WikiOverviewPage(self), with: "Wiki/Overview"))
    let sidebar = host.sidebar.map { name in
      EmittedFile("\(folder)\(name).md", text: templates.render(sidebarPage, with: "Wiki/Sidebar"))
    }
    let navigation = host == .mkdocs ? [WikiNavigation(entries: entries).mkDocs(overview.words)] : []
    return [first] + [sidebar].compactMap { $0 } + navigation
  }

  /// The life cycles that have a wiki.
  var items: [OverviewItem] { overview.items.filter { $0.formats.contains(WikiEmitter.format) } }

  /// The place of a life cycle's pages.
  func place(of item: OverviewItem) -> WikiPlace { WikiPlace(host, folder: item.folder) }

  /// The notice of the first page.
  var notice: String? {
    let label = overview.words.phrase("wiki.overview")
    return overview.words.wikiNotice(on: host, title: overview.title, label: label, position: 1)
  }

  var text: MarkdownWriter { MarkdownWriter(host.dialect) }

  private var sidebarPage: WikiSidebarPage {
    let home = WikiPlace(host)
    let entries = items.map { item in
      let links = item.pages.map { link(to: $0, in: item) }
      return WikiSidebarPage.Entry(link: text.line([.strong([.text(overview.title(of: item))])]), links: links)
    }
    let title = text.line([.link([.text(overview.title)], url: home.address(of: .home))])
    return WikiSidebarPage(notice: notice, title: title, pages: entries)
  }

  private var entries: [WikiNavigation.Entry] {
    let first = WikiNavigation.Entry(label: overview.words.phrase("wiki.overview"), path: "index.md")
    return [first]
      + items.map { item in
        let pages = item.pages.map { page in
          let path = "\(item.folder)/\(place(of: item).name(of: page)).md"
          return WikiNavigation.Entry(label: label(of: page, in: item), path: path)
        }
        return WikiNavigation.Entry(label: overview.title(of: item), entries: pages)
      }
  }

  /// The link to a page of a life cycle, from the root of the wiki.
  func link(to page: WikiPage, in item: OverviewItem) -> String {
    let label = InlineContent.Inline.text(label(of: page, in: item))
    guard host != .confluence else {
      // `markdown-to-confluence` takes an address for a path, and decodes nothing.
      return "[\(text.line([label]))](<\(item.folder)/\(place(of: item).name(of: page)).md>)"
    }
    return text.line([.link([label], url: place(of: item).addressFromOverview(of: page))])
  }

  /// The name of a page among those of its life cycle, in its language.
  private func label(of page: WikiPage, in item: OverviewItem) -> String {
    page.name(PageStrings(language: item.language))
  }
}

/// The context of `Wiki/Overview`: the life cycles of a wiki.
package struct WikiOverviewPage: TemplateContext {
  /// A life cycle.
  struct Item: TemplateContext {
    let heading: String
    let summary: String?
    let systems: String?
    let links: String
  }

  let notice: String?
  let title: String
  let items: [Item]
  let guidesTitle: String
  let guides: [String]

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
