import Foundation
import TestSupport
import Testing

@Suite("Links in this repository")
struct RepositoryLinksTests {
  private static let folders = ["Output", "docs"]

  /// The files below some folders, and those at the top, with an ending; by their paths.
  private static func files(_ ending: String) -> [String] {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.path)) ?? []
    let below = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: Repository.root.appending(path: folder).path) ?? []).map {
        "\(folder)/\($0)"
      }
    }
    return (top + below).filter { $0.hasSuffix(ending) && !$0.contains(".docc/") }.sorted()
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  @Test("Every relative link of a Markdown page leads to an existing file and heading")
  func markdown() throws {
    let paths = Self.files(".md")
    #expect(paths.count { $0.contains("/wiki/") } > 25)
    var pages: [String: MarkdownPages.Page] = [:]
    for path in paths { pages[path] = MarkdownPages.read(try Self.text(of: path)) }
    let ids = pages.mapValues { Set(SluggedHost.gitHub.ids(of: $0.headings)).union($0.ids) }
    for (path, page) in pages {
      for address in page.addresses where !address.contains(":") {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target = parts[0].isEmpty ? path : Self.path(parts[0], from: path)
        let isThere = FileManager.default.fileExists(atPath: Repository.root.appending(path: target).path)
        #expect(isThere, "\(path) leads to \(address), which is not there")
        guard parts.count > 1, let found = ids[target] else { continue }
        #expect(
          found.contains(parts[1].removingPercentEncoding ?? ""), "\(path) leads to \(address), which has no heading")
      }
    }
  }

  @Test("Every link of a web page leads to a place in it, to a file, or to another site")
  func web() throws {
    let paths = Self.files(".html")
    #expect(paths.count { $0.hasSuffix("/index.html") } == TestPage.shown.count + 1, "and the overview")
    for path in paths {
      let text = try Self.text(of: path)
      let ids = Set(text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) })
      let addresses = Set(text.matches(of: #/ (?:xlink:)?href="([^"]*)"/#).map { String($0.1) })
      // An empty icon keeps browsers from asking for one.
      for address in addresses.subtracting(["data:,"]) where !address.hasPrefix("http") && !address.hasPrefix("mailto:")
      {
        if address.hasPrefix("#") {
          #expect(ids.contains(String(address.dropFirst())), "\(path) leads to \(address), which is not there")
        } else {
          let target = Repository.root.appending(path: Self.path(address, from: path)).path
          #expect(FileManager.default.fileExists(atPath: target), "\(path) leads to \(address), which is not there")
        }
      }
    }
  }

  /// The path that a link of a page in a folder leads to.
  private static func path(_ address: String, from page: String) -> String {
    var parts = page.split(separator: "/").dropLast()
    for part in (address.removingPercentEncoding ?? address).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
