import Diagnostics

/// A range in one of several files.
package struct SourcePlace: Sendable, Hashable {
  package let file: SourceFile
  /// The range in it; empty at its start for files without positions.
  package let range: SourceRange

  package init(_ file: SourceFile, _ range: SourceRange) {
    self.file = file
    self.range = range
  }

  /// Compares files by path.
  package static func == (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.file.path, left.range) == (right.file.path, right.range)
  }

  /// Hashes files by path.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(range)
  }
}

/// The kinds of files of an app that are read, by their names.
package enum SourceKind {
  /// Returns `true` for a file that the compilers are given.
  package static func isSource(_ path: String) -> Bool { ["swift", "m", "mm"].contains(ProjectPath.type(of: path)) }

  /// Returns `true` for a file in Objective-C, without headers.
  static func isObjectiveC(_ path: String) -> Bool { ["m", "mm"].contains(ProjectPath.type(of: path)) }

  static func isHeader(_ path: String) -> Bool { ProjectPath.type(of: path) == "h" }

  /// Returns `true` for a storyboard or xib.
  package static func isResource(_ path: String) -> Bool { ["storyboard", "xib"].contains(ProjectPath.type(of: path)) }
}

/// A system on which an app runs.
package enum AppPlatform: String, Hashable, Sendable, CaseIterable, Comparable {
  case iOS
  case macCatalyst = "Mac Catalyst"
  case tvOS
  case visionOS
  case watchOS
  case macOS

  /// Orders by the cases' order.
  package static func < (left: AppPlatform, right: AppPlatform) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
