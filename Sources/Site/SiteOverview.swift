import Emission
import LifecycleModel
import Reports
import Text

/// The web page about all life cycles of a folder, with links to theirs: `index.html`.
package struct SiteOverview: Sendable {
  private let overview: Overview
  private let templates: TemplateLibrary

  /// Prepares for life cycles; `templates` determine the shape of the page.
  package init(_ overview: Overview, templates: TemplateLibrary = .embedded) {
    self.overview = overview
    self.templates = templates
  }

  /// The template that it fills in, by name.
  package static let templates = [TemplateDescription("Site/Index", tags: SiteIndex.tags)]

  /// The file, below the folder of all outputs.
  package var files: [EmittedFile] {
    [EmittedFile("index.html", text: templates.render(SiteIndex(overview), with: "Site/Index"))]
  }
}

/// The context of `Site/Index`.
package struct SiteIndex: TemplateContext {
  /// A life cycle, or a guide.
  struct Item: TemplateContext {
    let address: String
    let name: String
    let systems: String?
    let summary: String?
    let picture: String?
  }

  let language: String
  let title: String
  let items: [Item]
  let hasGuides: Bool
  let guidesTitle: String
  let guides: [Item]
  let colophon: String

  init(_ overview: Overview) {
    let words = overview.words
    language = words.language.rawValue
    title = overview.title
    items = overview.items.filter { $0.formats.contains("html") }.map { item in
      let folder = item.folder.percentEncodedPath
      return Item(
        address: "\(folder)/index.html", name: overview.title(of: item), systems: item.systems.nilIfEmpty,
        summary: item.summary.nilIfEmpty, picture: item.formats.contains("svg") ? "\(folder)/states.svg" : nil)
    }
    guides = overview.guides.filter { $0.endings.contains("html") }.map { guide in
      Item(
        address: guide.path.percentEncodedPath + ".html", name: guide.title, systems: nil, summary: nil, picture: nil)
    }
    hasGuides = !guides.isEmpty
    guidesTitle = words.phrase("overview.guides")
    colophon = words.phrase("overview.colophon")
  }
}

extension SiteIndex {
  package static let tags: [TemplateTag] = [
    TemplateTag("language", .text, "the language of the page, as HTML names it"),
    TemplateTag("title", .text, "the words `Life cycles`"),
    TemplateTag("items", .list(Item.tags), "the life cycles"),
    TemplateTag("hasGuides", .flag, "whether there are migration guides in the folder"),
    TemplateTag("guidesTitle", .text, "the heading of the migration guides"),
    TemplateTag("guides", .list(Item.tags), "the migration guides"),
    TemplateTag("colophon", .text, "the note on the program that made the page"),
  ]
}

extension SiteIndex.Item {
  static let tags: [TemplateTag] = [
    TemplateTag("address", .text, "the address of the web page"),
    TemplateTag("name", .text, "the name"),
    TemplateTag("systems", .optionalText, "systems and versions"),
    TemplateTag("summary", .optionalText, "the first sentence of the description"),
    TemplateTag("picture", .optionalText, "the address of the state diagram"),
  ]
}
