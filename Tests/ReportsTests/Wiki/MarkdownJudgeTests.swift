import Emission
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite(
  "Wikis as GitHub's parser reads them", .tags(.judge, .slow),
  .enabled(if: Judge.markdown.isWanted, "\(Judge.markdown.reason)"))
struct MarkdownJudgeTests {
  private struct Wiki: Encodable {
    var pages: [String: String] = [:]
    var pictures: [String] = []
    let ending: String
  }

  private struct Verdict: Decodable {
    let links: Int
    let tables: Int
    let elements: [String]
    let problems: [String]
  }

  @Test(
    "Every link has a target on GitHub and on GitLab, and no name becomes an element",
    arguments: [WikiHost.folder, .github, .gitlab, .docusaurus])
  func links(host: WikiHost) async throws {
    let pages = JudgedPages.many
    let wikis = pages.map { Self.wiki(of: $0.lifecycle, on: host) }
    let verdicts: [Verdict] = try await Judge.markdown.answer(wikis)
    try #require(verdicts.count == pages.count)
    for (page, (wiki, verdict)) in zip(pages, zip(wikis, verdicts)) {
      #expect(verdict.problems == [], "\(page.name)")
      #expect(Set(verdict.elements).isSubset(of: Self.elements), "\(page.name): \(verdict.elements)")
      #expect(verdict.links > (host == .docusaurus ? 1 : 10), "\(page.name)")
      #expect(verdict.tables == wiki.pages.values.map { $0.ranges(of: "\n| ---").count }.reduce(0, +), "\(page.name)")
    }
  }

  @Test("Broken links are noticed")
  func noticed() async throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-app" }).lifecycle
    var wiki = Self.wiki(of: lifecycle, on: .folder)
    wiki.pages["README.md"]? += "\n[a](Staats.md) [b](States.md#actove) ![c](pictures/none.svg)\n"
    let verdicts: [Verdict] = try await Judge.markdown.answer([wiki])
    #expect(verdicts.map(\.problems.count) == [3])
  }

  /// A page of Docusaurus without front matter, and with elements for the anchors behind its headings.
  private static func commonMark(_ page: String) -> String {
    let body = page.replacing(#/^---\n(?:.*\n)*?---\n/#, with: "", maxReplacements: 1)
    return body.replacing(#/(?m)^(#+) (.*) \{#([^}]+)\}$/#) { "\($0.1) <a id=\"\($0.3)\"></a>\($0.2)" }
  }

  /// The elements of which the pages consist.
  private static let elements: Set = [
    "a", "br", "code", "details", "em", "h1", "h2", "h3", "img", "li", "p", "picture", "pre", "source", "strong",
    "summary", "table", "tbody", "td", "th", "thead", "tr", "ul",
  ]

  private static func wiki(of lifecycle: Lifecycle, on host: WikiHost) -> Wiki {
    var wiki = Wiki(ending: host == .github || host == .gitlab ? ".md" : "")
    for file in WikiEmitter(place: WikiPlace(host)).files(for: lifecycle) {
      let path = String(file.path.dropFirst("wiki/".count))
      switch file.contents {
      case .text(let text) where path.hasSuffix(".md"): wiki.pages[path] = host == .docusaurus ? commonMark(text) : text
      case .text: continue
      case .picture, .illustrated: wiki.pictures.append(path)
      }
    }
    return wiki
  }
}
