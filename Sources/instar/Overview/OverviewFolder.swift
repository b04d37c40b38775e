import Documents
import Emission
import LifecycleChecks
import LifecycleModel
import Reports
import Site

/// The folder that has those of several life cycles in it, with an overview of them and what makes one wiki of theirs.
struct OverviewFolder {
  private let folder: OutputFolder
  private let overview: Overview
  private let host: WikiHost
  /// The folders of the life cycles that are generated now.
  private let generated: Set<String>

  /// Opens the folder of pages that were read; `nil` where it has the outputs of only one. A page joins those that an earlier
  /// overview shows; one whose folder is gone has left.
  init?(_ path: String, of pages: [CheckedPage], formats: Set<String>, host: WikiHost) throws(Failure) {
    var folder = try OutputFolder(path)
    let sound = pages.filter(\.errorsInText.isEmpty)
    guard pages.count > 1 || !folder.items.isEmpty else { return nil }
    var items: [String: OverviewItem] = [:]
    for item in folder.items
    where ["", "wiki/"].contains(where: { Disk.kind(of: "\(path)/\($0)\(item.folder)") == .folder }) {
      items[item.folder] = item
    }
    for page in sound {
      let known = items[page.page.folderName]?.formats ?? []
      items[page.page.folderName] = OverviewItem(
        page.lifecycle, folder: page.page.folderName, formats: formats.union(known))
    }
    folder.items = Array(items.values)
    self.folder = folder
    overview = Overview(folder.items, guides: try GuideFinder.guides(in: path))
    self.host = host
    generated = Set(sound.map(\.page.folderName))
  }

  func place(of page: CheckedPage) -> WikiPlace {
    let item = overview.items.first { $0.folder == page.page.folderName }
    return WikiPlace(host, folder: page.page.folderName, title: item.map(overview.title))
  }

  /// The update of the folder with the overview in some formats, and with files of the life cycles' wikis.
  func update(
    with wikis: [GeneratedFile], formats: Set<String>, templates: TemplateLibrary, isForced: Bool
  ) throws -> (update: FolderUpdate, foreign: [String])? {
    var files = wikis
    if formats.contains("html") {
      files += SiteOverview(overview, templates: templates).files.map { GeneratedFile($0, format: "html") }
    }
    if formats.contains(WikiEmitter.format) {
      let wiki = WikiOverview(overview, on: host, templates: templates)
      files += wiki.files.map { GeneratedFile($0, format: WikiEmitter.format) }
    }
    guard !files.isEmpty else { return nil }
    // The folder may be one with other things in it, such as documentation with a first page of its own.
    let foreign = try files.filter { $0.path.contains("/") ? false : try folder.isForeign($0) }
    let others = host == .folder ? [] : overview.items.map(\.folder).filter { !generated.contains($0) }
    let update = try FolderUpdate(
      of: folder, with: files.filter { !foreign.contains($0) }, isForced: isForced,
      sparing: { path in others.contains { path.hasPrefix("wiki/\($0)/") } })
    return (update, foreign.map { folder.shownPath($0.path) })
  }
}

/// Finds the migration guides that `instar diff` wrote into a folder.
enum GuideFinder {
  /// The guides in folders below a folder, by path: `migration/old-to-new/guide.html`.
  static func guides(in folder: String) throws(Failure) -> [OverviewGuide] {
    var guides: [OverviewGuide] = []
    for outer in folders(in: folder) {
      for path in [outer] + folders(in: "\(folder)/\(outer)").map({ "\(outer)/\($0)" }) {
        if let guide = try guide(at: "\(path)/guide", in: folder) { guides.append(guide) }
      }
    }
    return guides
  }

  private static func folders(in path: String) -> [String] {
    Disk.names(in: path).sorted().filter { !$0.hasPrefix(".") && Disk.kind(of: "\(path)/\($0)") == .folder }
  }

  private static func guide(at path: String, in folder: String) throws(Failure) -> OverviewGuide? {
    let markdown = try Disk.contents(of: "\(folder)/\(path).md").map { String(decoding: $0, as: UTF8.self) }
    let html = try Disk.contents(of: "\(folder)/\(path).html").map { String(decoding: $0, as: UTF8.self) }
    let heading = markdown?.split(whereSeparator: \.isNewline).first { $0.hasPrefix("# ") }
    let title =
      heading.map { PlainText.words(of: String($0.dropFirst(2))) }
      ?? html?.firstMatch(of: #/<title>([^<]*)<\/title>/#).map { unescaped($0.1) }
    let endings = Set((markdown == nil ? [] : ["md"]) + (html == nil ? [] : ["html"]))
    return title.map { OverviewGuide(title: $0, path: path, endings: endings) }
  }

  /// A text of our own web pages, which have no other references.
  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(String(text)) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
