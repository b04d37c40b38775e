/// The apps of a folder.
package struct Project: Sendable {
  /// The kind of project in words: `Xcode project`; `nil` where there are no apps.
  package let source: String?
  /// The apps, by project file and name.
  package let apps: [App]
  /// The notes about parts that were left out or not understood, sorted.
  package let notes: [ProjectNote]

  package init(source: String?, apps: [App], notes: [ProjectNote]) {
    self.source = source
    self.apps = apps.sorted { ($0.project, $0.name) < ($1.project, $1.name) }
    self.notes = Set(notes).sorted()
  }

  /// Finds the apps of a folder: with the first reader that finds any.
  ///
  /// `others` come after those of Xcode and XcodeGen, and before plain folders. `only` is the path of a project, as `Reader.xcodeproj`,
  /// beside which others do not count.
  package static func find(in all: ProjectFiles, others: [ProjectReader] = [], only: String? = nil) -> Project {
    let files = all.withoutLeftOut
    var notes: [ProjectNote] = []
    for reader in [.xcode, .xcodeGen] + others + [.folders] {
      let paths = files.paths.filter { path in
        reader.reads(path) && only.map { ProjectPath.isPath(path, in: $0) } ?? true
      }
      guard !paths.isEmpty else { continue }
      let reading = reader.read(files, paths)
      notes += reading.notes
      guard !reading.apps.isEmpty else { continue }
      let apps = reading.apps.map { $0.completed(by: files, notes: &notes) }
      return Project(source: reader.name, apps: apps, notes: notes)
    }
    return Project(source: nil, apps: [], notes: notes)
  }
}
