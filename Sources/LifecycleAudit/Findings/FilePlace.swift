import ProjectModel

/// A line of a file, as messages and tables name it.
package struct FilePlace: Hashable, Sendable, CustomStringConvertible {
  /// The path, with the folder that the user gave.
  package let path: String
  /// The line, from 1.
  package let line: Int

  /// `Reader/AppDelegate.swift:8`.
  package var description: String { "\(path):\(line)" }

  /// Creates the place of the start of a range; `folder` is the project's folder as the user names it: `Reader/`.
  init(_ place: SourcePlace, in folder: String) {
    path = folder + place.file.path
    line = place.file.line(at: place.range.start)
  }
}
