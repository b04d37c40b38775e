/// The files that a command reads: its pages, and a team's templates.
struct WatchedFiles: Sendable {
  private let pages: [String]
  private let templates: TemplateFolder

  /// Takes those of the pages that are files; others cannot be watched.
  init(pages: [String], templates: TemplateFolder) {
    self.pages = pages.filter { Disk.kind(of: $0) == .file }
    self.templates = templates
  }

  /// `true` where there is nothing to watch.
  var isEmpty: Bool { pages.isEmpty && templates.templates == nil }

  /// The current snapshot; of a folder of templates only the templates, so that files generated into it are no change.
  func snapshot() -> FileSnapshot {
    let stamps = (pages + templates.paths).compactMap { path in Disk.stamp(of: path).map { (path, $0) } }
    return FileSnapshot(Dictionary(stamps) { first, _ in first })
  }

  /// A description: `order.md and the templates in 'ours'`.
  var description: String {
    let folder = templates.templates.map { ["the templates in '\($0)'"] } ?? []
    let names = pages + folder
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
