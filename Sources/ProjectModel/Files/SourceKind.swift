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
