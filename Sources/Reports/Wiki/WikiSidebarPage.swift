import Documents
import Emission
import LifecycleModel
import Text

/// The context of `Wiki/Sidebar`: the pages and their headings.
package struct WikiSidebarPage: TemplateContext {
  /// A page.
  struct Entry: TemplateContext {
    let link: String
    let links: [String]
  }

  let notice: String?
  let title: String
  let pages: [Entry]

  /// A list of pages of several life cycles, in Markdown.
  init(notice: String?, title: String, pages: [Entry]) {
    self.notice = notice
    self.title = title
    self.pages = pages
  }

  init(_ book: WikiBook) {
    notice = book.frame(of: .home).notice
    title = book.heading(of: .home)
    pages = book.pages.map { page in
      Entry(
        link: book.text.line([.link([.text(page.name(book.words))], url: book.place.address(of: page))]),
        links: Self.places(on: page, in: book).map { name, anchor in
          book.text.line([
            .link([.text(name)], url: book.place.address(of: page) + (anchor?.fragment.map { "#" + $0 } ?? ""))
          ])
        })
    }
  }

  private static func places(on page: WikiPage, in book: WikiBook) -> [(String, HeadingAnchors.Anchor?)] {
    switch page {
    case .states: book.states.map { (book.lifecycle[$0].name, book.anchors.states[$0]) }
    case .transitions: book.events.map { ($0.name, $0.chains.first?.first.flatMap { book.anchors.events[$0] }) }
    case .callbacks: book.callbacks.map { (book.lifecycle[$0.delegate].name, book.anchors.delegates[$0.delegate]) }
    case .home, .comparison, .rules: []
    }
  }
}

extension WikiSidebarPage {
  package static let tags: [TemplateTag] = [
    TemplateTag("notice", .optionalText, "a comment that says that the page is generated; not in DocC"),
    TemplateTag("title", .text, "the name of the life cycle"),
    TemplateTag("pages", .list(Entry.tags), "the pages"),
  ]
}

extension WikiSidebarPage.Entry {
  static let tags: [TemplateTag] = [
    TemplateTag("link", .text, "the link to the page, in Markdown"),
    TemplateTag("links", .lines, "links to its headings, in Markdown"),
  ]
}

/// A list of pages as the programs that build sites read it.
struct WikiNavigation {
  /// A page, or a life cycle with its pages.
  struct Entry {
    /// The name in the list.
    let label: String
    /// The page's file, below the folder of the list; `nil` where it has pages.
    var path: String?
    /// Its pages.
    var entries: [Entry] = []
  }

  /// The pages and life cycles, in order.
  let entries: [Entry]

  /// `.nav.yml`: the `nav` of `mkdocs.yml`, which can inherit the file.
  func mkDocs(_ words: PageStrings) -> EmittedFile {
    let lines = ["# \(words.phrase("wiki.generated"))", "nav:"] + entries.flatMap { Self.lines($0, depth: 1) }
    return EmittedFile("wiki/.nav.yml", text: lines.joined(separator: "\n") + "\n")
  }

  private static func lines(_ entry: Entry, depth: Int) -> [String] {
    let path = entry.path.map { " " + quoted($0) } ?? ""
    // Themes write names as HTML.
    let line = String(repeating: "  ", count: depth) + "- " + quoted(HTML(entry.label).source) + ":" + path
    return [line] + entry.entries.flatMap { lines($0, depth: depth + 1) }
  }

  /// A text as YAML, which reads the strings of JSON.
  private static func quoted(_ text: String) -> String { JSONValue.string(text).compact }

  /// `_category_.json`: the name of a folder in the list of Docusaurus.
  static func docusaurusCategory(_ label: String, in path: String) -> EmittedFile {
    EmittedFile("\(path)/_category_.json", text: (["label": .string(label)] as JSONValue).pretty)
  }
}
