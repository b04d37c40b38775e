import Diagnostics

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

/// A sentence about something of a project that was left out, not understood or not decided.
package struct ProjectNote: Hashable, Sendable, Comparable {
  /// A sentence without a full stop, names in '…'.
  package let message: String
  /// The file that it is about.
  package let path: String
  /// The place in the file; `nil` for the whole file.
  package let location: SourceLocation?

  /// Creates a note about a file.
  package init(_ message: String, path: String, at location: SourceLocation? = nil) {
    self.message = message
    self.path = path
    self.location = location
  }

  /// Creates a note about a place.
  package init(_ message: String, at place: SourcePlace) {
    self.init(message, path: place.file.path, at: place.file.location(at: place.range.start))
  }

  /// Creates a note about a place that has its file; `nil` for one without.
  package init?(_ note: Diagnostic.Note) {
    guard let file = note.file else { return nil }
    self.init(note.message, at: SourcePlace(file, note.range))
  }

  /// The note as the terminal shows it: `App/Info.plist:3:7: Property list ends within a string`.
  package var line: String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    return path.isEmpty ? message : "\(path)\(place): \(message)"
  }

  /// Orders by file, place and message.
  package static func < (left: ProjectNote, right: ProjectNote) -> Bool {
    left.order < right.order
  }

  private var order: (String, Int, Int, String) { (path, location?.line ?? 0, location?.column ?? 0, message) }
}

/// A way to find apps: the files that have targets, and how they are read.
package struct ProjectReader: Sendable {
  /// The apps of some files, and notes about them.
  package typealias Reading = (apps: [App], notes: [ProjectNote])

  /// The kind of project in words: `Xcode project`.
  package let name: String
  /// Returns `true` for the path of a file that it reads.
  package let reads: @Sendable (_ path: String) -> Bool
  /// Reads the files that it reads, at least one, in the order of their paths.
  package let read: @Sendable (_ files: ProjectFiles, _ paths: [String]) -> Reading

  package init(
    _ name: String, reads: @escaping @Sendable (_ path: String) -> Bool,
    read: @escaping @Sendable (_ files: ProjectFiles, _ paths: [String]) -> Reading
  ) {
    self.name = name
    self.reads = reads
    self.read = read
  }
}
