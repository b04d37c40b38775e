import Emission
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

  /// The place of a page's wiki.
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
