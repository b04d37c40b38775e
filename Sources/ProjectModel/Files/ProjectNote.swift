import Diagnostics

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
