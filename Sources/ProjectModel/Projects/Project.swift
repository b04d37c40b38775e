/// The apps of a folder.
package struct Project: Sendable {
  /// What the apps were read from, in words: `Xcode project`; `nil` where there are none.
  package let source: String?
  /// The apps, by project file and name.
  package let apps: [App]
  /// What was left out or not understood, sorted.
  package let notes: [ProjectNote]

  /// Creates a project.
  package init(source: String?, apps: [App], notes: [ProjectNote]) {
    self.source = source
    self.apps = apps.sorted { ($0.project, $0.name) < ($1.project, $1.name) }
    self.notes = Set(notes).sorted()
  }
}
