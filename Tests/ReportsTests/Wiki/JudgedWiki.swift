import Emission
import LifecycleModel
import Reports
import TestSupport

/// A wiki that judges convert, with what its pages say on GitHub.
struct JudgedWiki: Encodable {
  /// Those that judges read in many ways, without bundled pages whose proofs take long.
  static let pages = JudgedPages.many.filter { page in
    ["scene-phase", "uikit-app"].contains(page.name) || !TestPage.bundled.contains { $0.name == page.name }
  }

  /// The texts by path.
  var files: [String: String] = [:]
  /// The paths of pictures.
  private(set) var pictures: [String] = []
  /// The texts of the same pages for GitHub, by path.
  private(set) var same: [String: String] = [:]

  /// The wiki of one life cycle.
  init(of lifecycle: Lifecycle, on host: WikiHost) {
    add(lifecycle, at: WikiPlace(host), like: WikiPlace(.folder))
  }

  /// The wiki of several life cycles.
  init(of pages: [JudgedPages.Page], on host: WikiHost) {
    let overview = Overview(pages.map { OverviewItem($0.lifecycle, folder: $0.name, formats: ["wiki"]) })
    for (page, item) in pages.compactMap({ page in overview.items.first { $0.folder == page.name }.map { (page, $0) } })
    {
      let title = overview.title(of: item)
      add(
        page.lifecycle, at: WikiPlace(host, folder: page.name, title: title),
        like: WikiPlace(.folder, folder: page.name, title: title))
    }
    add(WikiOverview(overview, on: host).files)
    for case let .text(text) in WikiOverview(overview, on: .folder).files.prefix(1).map(\.contents) {
      same["index.md"] = text
    }
  }

  private mutating func add(_ lifecycle: Lifecycle, at place: WikiPlace, like other: WikiPlace) {
    let files = WikiEmitter(place: place).files(for: lifecycle)
    add(files)
    let pages = files.map(\.path).filter { $0.hasSuffix(".md") }
    for (path, file) in zip(pages, WikiEmitter(place: other).files(for: lifecycle)) {
      same[String(path.dropFirst("wiki/".count))] = file.text
    }
  }

  private mutating func add(_ files: [EmittedFile]) {
    for file in files {
      let path = String(file.path.dropFirst("wiki/".count))
      if let text = file.text { self.files[path] = text } else { pictures.append(path) }
    }
  }
}
