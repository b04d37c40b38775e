import Diagnostics
import Emission
import Foundation
import LifecycleModel
import LifecycleReader
import Reports
import TestSupport
import Testing

@Suite("The wiki")
struct WikiEmitterTests {
  private static let pages = TestPage.bundled + TestPage.fixtures

  @Test(
    "Every link leads to an existing page, picture or heading, as GitHub and GitLab count them",
    arguments: pages.indices)
  func links(index: Int) {
    let hosts = Seeds.areAll ? WikiHost.wikis : [WikiHost.wikis[index % WikiHost.wikis.count]]
    for host in hosts { expectLinks(in: Self.pages[index].lifecycle, on: host) }
  }

  @Test("The same holds for random life cycles", arguments: Seeds.first(40))
  func randomLinks(seed: Int) {
    expectLinks(in: .random(seed: seed, size: 1 + seed % 4), on: WikiHost.wikis[seed % WikiHost.wikis.count])
  }

  private func expectLinks(in lifecycle: Lifecycle, on host: WikiHost) {
    let wiki = MarkdownPages(WikiEmitter(place: WikiPlace(host)).files(for: lifecycle), below: "wiki")
    let ending = host == .github || host == .gitlab ? ".md" : ""
    let ids = wiki.pages.mapValues { page in
      SluggedHost.allCases.map { (host: $0, ids: Set($0.ids(of: page.headings)).union(page.ids)) }
    }
    for (path, text) in wiki.pages {
      for address in text.addresses where !address.contains("://") && !address.hasPrefix("mailto:") {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? path : parts[0].contains("/") ? parts[0] : parts[0] + ending
        guard let found = ids[target] else {
          #expect(wiki.pictures.contains(target), "\(path) leads to \(address), which is not there")
          continue
        }
        guard parts.count > 1 else { continue }
        let fragment = parts[1].removingPercentEncoding ?? ""
        for (host, ids) in found {
          #expect(ids.contains(fragment), "\(path) leads to \(address), which \(host) does not have")
        }
      }
    }
  }

  @Test(
    "Pages link to each other and to every picture, which has Mermaid and a table beside it; what is called has a heading",
    arguments: Seeds.cases(of: pages, oneIn: 3))
  func contents(page: TestPage) throws {
    let wiki = MarkdownPages(WikiEmitter().files(for: page.lifecycle), below: "wiki")
    expectLinks(within: wiki)
    expectAlternatives(in: wiki)
    try expectHeadings(in: wiki, of: page.lifecycle)
  }

  private func expectLinks(within wiki: MarkdownPages) {
    let targets = Set(wiki.pages.values.flatMap(\.addresses).map { String($0.prefix { $0 != "#" }) })
    #expect(wiki.pictures.subtracting(targets) == [])
    #expect(Set(wiki.pages.keys).subtracting(targets) == ["_Sidebar.md"])
    for (path, text) in wiki.pages where path != "_Sidebar.md" {
      let others = Set(wiki.pages.keys).subtracting([path, "_Sidebar.md"])
      #expect(others.isSubset(of: text.addresses.map { String($0.prefix { $0 != "#" }) }), "\(path)")
    }
  }

  private func expectHeadings(in wiki: MarkdownPages, of lifecycle: Lifecycle) throws {
    let states = try #require(wiki.pages["States.md"]).headings
    #expect(states.count == 1 + lifecycle.states.count)
    let events = Set(
      lifecycle.chains.compactMap(\.first).map { transition in
        let event = lifecycle[transition].event
        return event.isEmpty ? "\(transition)" : "\(NameKey(event))"
      })
    #expect(try #require(wiki.pages["Call-order.md"]).headings.count >= 1 + events.count - 1)
    let callbacks = wiki.pages["Callbacks.md"]?.headings ?? []
    #expect(callbacks.count == 1 + lifecycle.delegates.count + lifecycle.livingCallbacks.count)
  }

  private func expectAlternatives(in wiki: MarkdownPages) {
    for (path, text) in wiki.pages {
      let lines = text.text.split(separator: "\n")
      let mermaid = lines.count { $0.hasPrefix("```") && $0.hasSuffix("mermaid") }
      #expect(mermaid == (path == "States.md" || path == "Call-order.md" ? 1 : 0), "\(path)")
      #expect(text.text.ranges(of: "\n| -").count >= lines.count { $0.hasPrefix("![") }, "\(path)")
    }
  }

  @Test("Mermaid that Mermaid would refuse for its length is left out")
  func longMermaid() {
    var lifecycle = Lifecycle.sample
    lifecycle.name = String(repeating: "long ", count: 10_000)
    let wiki = MarkdownPages(WikiEmitter().files(for: lifecycle), below: "wiki")
    #expect(wiki.pages.values.allSatisfy { !$0.text.contains("```mermaid") })
  }

  @Test("A callback without a description has none, rather than its delegate's")
  func description() {
    let page = """
      # Pump

      ## Delegates

      - `Pump`: It moves the water.

      ## States

      - **Off** (initial)
      - **On**

      ## Transitions

      ### Start: Off → On

      1. `Pump.start()`
      """
    let lifecycle = LifecycleReader.read(SourceFile(path: "pump.md", text: page)).lifecycle
    let text = WikiEmitter().files(for: lifecycle).first { $0.path.hasSuffix("Callbacks.md") }?.text ?? ""
    #expect(text.split(separator: "It moves the water.").count == 2)
  }

  @Test("The table of sources has no row for what the page lacks, and is left out if there is no source")
  func sources() throws {
    let order = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    let home = MarkdownPages(WikiEmitter().files(for: order), below: "wiki").pages["README.md"]
    #expect(home?.headings.contains("Sources of the claims") == true)
    let shapes = try #require(TestPage.fixtures.first { $0.name == "own-types" }).lifecycle
    let other = MarkdownPages(WikiEmitter().files(for: shapes), below: "wiki").pages["README.md"]
    #expect(other?.headings.contains("Sources of the claims") == false)
    #expect(home?.text.contains("| 0          | 0        | 0 ") == false)
  }

  @Test(
    "Generated text is in the page's language",
    arguments: [("ja", "呼び出し順", "証明済み"), ("ko", "호출 순서", "증명됨"), ("zh-Hans", "调用顺序", "已证明")])
  func language(code: String, order: String, proved: String) throws {
    var lifecycle = try #require(TestPage.bundled.first { $0.name == "scene-phase" }).lifecycle
    lifecycle.language = try #require(Language(rawValue: code))
    let wiki = MarkdownPages(WikiEmitter().files(for: lifecycle), below: "wiki")
    #expect(wiki.pages["Call-order.md"]?.headings.first?.hasSuffix(order) == true)
    #expect(wiki.pages["Rules.md"]?.text.contains("| \(proved) |") == true)
    for word in ["Incoming transitions", "Called on", "Generated by", "Proved"] {
      #expect(wiki.pages.values.allSatisfy { !$0.text.contains(word) }, "\(word)")
    }
  }

  @Test("The wikis of GitHub and GitLab have the page names that they require")
  func hosts() throws {
    let lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-app" }).lifecycle
    func names(_ host: WikiHost) -> [String] {
      WikiEmitter(place: WikiPlace(host)).files(for: lifecycle).map(\.path).filter {
        $0.lowercased().contains("home") || $0.contains("idebar") || $0.contains("README")
      }
    }
    #expect(names(.folder) == ["wiki/README.md", "wiki/_Sidebar.md"])
    #expect(names(.github) == ["wiki/Home.md", "wiki/_Sidebar.md"])
    #expect(names(.gitlab) == ["wiki/home.md", "wiki/_sidebar.md"])
    for host in [WikiHost.mkdocs, .confluence, .docusaurus] {
      #expect(WikiEmitter(place: WikiPlace(host)).files(for: lifecycle).map(\.path).contains("wiki/index.md"))
    }
  }

  @Test(
    "On GitHub the theme of the reader's account chooses the colours of pictures; elsewhere they follow the page or the system"
  )
  func schemes() throws {
    var lifecycle = try #require(TestPage.bundled.first { $0.name == "uikit-app" }).lifecycle
    lifecycle.name = "A \"B\" & C"
    func states(_ host: WikiHost) throws -> String {
      let pages = MarkdownPages(WikiEmitter(place: WikiPlace(host)).files(for: lifecycle), below: "wiki").pages
      return try #require(pages["States.md"]?.text.split(separator: "\n").first { $0.contains("states.svg") })
        .description
    }
    #expect(
      try states(.github) == """
        <picture><source media="(prefers-color-scheme: dark)" srcset="pictures/states.svg#dark">\
        <source media="(prefers-color-scheme: light)" srcset="pictures/states.svg#light">\
        <img alt="A &quot;B&quot; &amp; C: states and transitions" src="pictures/states.svg"></picture>
        """)
    for host in [WikiHost.folder, .gitlab] { #expect(try states(host).hasSuffix("](pictures/states.svg)")) }
  }
}
