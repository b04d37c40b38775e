import Diagrams
import Emission
import Foundation
import Reports
import Site
import TestSupport
import Testing

@testable import instar

@Suite("The showcase in Output", .tags(.program))
struct ShowcaseTests {
  private static let hint = "Output is stale: run 'make demo' and look at what has changed"

  @Test("Every page shown has exactly the files that are generated from it today", arguments: TestPage.shown)
  func isUpToDate(page: TestPage) throws {
    let folder = Repository.root.appending(path: "Output").appending(path: page.name)
    var expected: Set<String> = [".instar.json"]
    let indentation = ProjectIndentation(of: folder.path).indentation
    let emitters = EmitterRegistry.emitters(with: .embedded, indentation: indentation)
    for file in emitters.flatMap({ $0.files(for: page.lifecycle) }) {
      expected.insert(file.path)
      let text = try? String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      let shown = try #require(text, "\(file.path) is missing. \(Self.hint)")
      switch file.contents {
      case .text(let wanted): #expect(shown == wanted, "\(file.path) differs. \(Self.hint)")
      // Drawings differ between versions of Graphviz, and between fonts; their content does not.
      case .picture(let picture):
        #expect(FinishedSVG.sourceDigest(of: shown) == picture.digest, "\(file.path) is of another page. \(Self.hint)")
      case .illustrated(let text):
        #expect(IllustratedText.sourceDigest(of: shown) == text.digest, "\(file.path) is of another page. \(Self.hint)")
      }
    }
    let files = (FileManager.default.subpaths(atPath: folder.path) ?? [])
      // Finder leaves `.DS_Store` in each folder that it has shown.
      .filter { !$0.hasSuffix(".DS_Store") && !Self.isFolder(folder.appending(path: $0)) }
    #expect(Set(files).subtracting(expected) == [], "Output/\(page.name) has files that nothing makes")
  }

  @Test("The overview of all pages is what is generated of them today")
  func overview() throws {
    let folder = Repository.root.appending(path: "Output")
    let formats = Set(EmitterRegistry.all.map(\.format))
    let items = TestPage.shown.map { OverviewItem($0.lifecycle, folder: $0.name, formats: formats) }
    let overview = Overview(items, guides: try GuideFinder.guides(in: folder.path))
    #expect(overview.guides.count == 2)
    for file in WikiOverview(overview, on: .folder).files + SiteOverview(overview).files {
      let shown = try? String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(shown == file.text, "\(file.path) differs. \(Self.hint)")
    }
  }

  @Test(
    "The pictures are what Graphviz draws from their sources today",
    .enabled(if: Graphviz.isInstalled, "Graphviz is not installed"), arguments: TestPage.shown)
  func showsItsSource(page: TestPage) async throws {
    let folder = Repository.root.appending(path: "Output").appending(path: page.name)
    for file in EmitterRegistry.all.flatMap({ $0.files(for: page.lifecycle) }) {
      guard case .picture(let picture) = file.contents else { continue }
      let shown = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      let drawn = try await #require(FinishedSVG(drawing: Graphviz.draw([picture.dot], format: "svg"), of: picture))
      #expect(Self.texts(of: shown) == Self.texts(of: drawn.text), "\(file.path) differs. \(Self.hint)")
    }
  }

  /// The contents of a picture's `text`, `title` and `desc` elements, sorted.
  private static func texts(of svg: String) -> [String] {
    svg.matches(of: #/<(text|title|desc)\b[^>]*>([^<]*)</#).map { String($0.2) }.sorted()
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}
