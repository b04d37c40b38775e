import Emission
import LifecycleModel
import TestSupport
import Testing

@testable import Reports

@Suite("A wiki of several life cycles")
struct WikiOverviewTests {
  /// Of the fixtures, a fifth by default.
  private static let pages =
    TestPage.bundled.prefix(4)
    + Seeds.cases(of: TestPage.fixtures.filter { $0.name != "shapes" }, oneIn: 5)
    + TestPage.fixtures.filter { $0.name == "shapes" }

  private static func files(on host: WikiHost) -> [EmittedFile] {
    let overview = Overview(pages.map { OverviewItem($0.lifecycle, folder: $0.name, formats: ["wiki", "html"]) })
    return WikiOverview(overview, on: host).files
      + pages.flatMap { page in
        let files = WikiEmitter(place: WikiPlace(host, folder: page.name)).files(for: page.lifecycle)
        guard host == .folder else { return files }
        return files.compactMap { file in file.text.map { EmittedFile("\(page.name)/\(file.path)", text: $0) } }
      }
  }

  @Test("The first page and the list of all pages lead to every page and nowhere else", arguments: WikiHost.wikis)
  func links(host: WikiHost) throws {
    let files = Self.files(on: host)
    let all = files.map(\.path).filter { $0.hasSuffix(".md") && !$0.hasSuffix("idebar.md") }
    let names = Set(all.map { host.hasGlobalNames ? Self.lastPart($0) : $0 })
    let lists = files.filter { file in
      [
        "README.md", "_Sidebar.md", "wiki/Home.md", "wiki/home.md", "wiki/index.md", "wiki/_Sidebar.md",
        "wiki/_sidebar.md",
      ]
      .contains(file.path)
    }
    #expect(lists.count == (host.sidebar == nil ? 1 : 2))
    for list in lists {
      let page = MarkdownPages.read(try #require(list.text))
      let targets = page.addresses.filter { !$0.hasSuffix(".html") }.map { address -> String in
        if host.hasGlobalNames { return Self.lastPart(address) + ".md" }
        return (host == .folder ? "" : "wiki/") + address.filter { !"<>".contains($0) }
      }
      #expect(Set(targets).subtracting(names) == [], "\(list.path)")
      #expect(names.subtracting(targets).count <= 1, "\(list.path)")
    }
  }

  @Test("Titles are unique, and names of files where the host has one space of names", arguments: WikiHost.wikis)
  func unique(host: WikiHost) {
    let files = Self.files(on: host).filter { $0.path.hasSuffix(".md") && !$0.path.hasSuffix("idebar.md") }
    let titles = files.compactMap { $0.text.map(MarkdownPages.read)?.headings.first }
    #expect(titles.count == files.count)
    #expect(Set(titles).count == titles.count)
    guard host.hasGlobalNames else { return }
    #expect(Set(files.map { Self.lastPart($0.path).lowercased() }).count == files.count)
  }

  @Test("On GitLab, where links lead from the root of the wiki, pages name each other with their folders")
  func gitLab() throws {
    let file = Self.files(on: .gitlab).first { $0.path == "wiki/shapes/shapes-States.md" }
    let page = MarkdownPages.read(try #require(file?.text))
    let others = page.addresses.filter { !$0.hasPrefix("#") && !$0.contains("://") && !$0.hasSuffix(".svg") }
    #expect(others.count > 10)
    #expect(others.allSatisfy { $0.hasPrefix("shapes/shapes-") })
    #expect(page.addresses.contains("pictures/states.svg"))
  }

  @Test("Life cycles of one name have their folders behind it")
  func sameName() {
    let items = ["old", "new"].map { OverviewItem(Lifecycle.sample, folder: $0, formats: ["wiki"]) }
    let overview = Overview(items)
    #expect(overview.items.map(\.folder) == ["new", "old"])
    #expect(overview.items.map(overview.title).allSatisfy { $0.hasSuffix("(old)") || $0.hasSuffix("(new)") })
  }

  @Test("The list of MkDocs, whose themes write names as HTML, has no markup in them")
  func navigation() throws {
    let overview = Overview([OverviewItem(.hostile, folder: "a", formats: ["wiki"])])
    let list = try #require(WikiOverview(overview, on: .mkdocs).files.first { $0.path == "wiki/.nav.yml" }?.text)
    #expect(!list.contains { "<>".contains($0) })
    #expect(list.contains(#""States": "a/States.md""#))
  }

  @Test("The overview is in the language of all life cycles, or in English")
  func language() {
    var japanese = Lifecycle.sample
    japanese.language = .japanese
    let item = OverviewItem(japanese, folder: "a", formats: [])
    #expect(Overview([item]).title == "ライフサイクル")
    #expect(Overview([item, OverviewItem(.sample, folder: "b", formats: [])]).title == "Life cycles")
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
