/// The files below a folder: their paths, and their bytes on demand.
package struct ProjectFiles: Sendable {
  /// The paths in the order of their bytes, relative to the folder and separated by slashes.
  package let paths: [String]
  /// The name of the app that the folder itself is, if no project gives it one.
  package let appName: String
  /// The bytes of a file; `nil` where there is no such file or it cannot be read.
  package let bytes: @Sendable (_ path: String) -> [UInt8]?

  /// Creates a list of files.
  package init(
    paths: some Sequence<String>, appName: String = "App", bytes: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.paths = paths.sortedByBytes
    self.appName = appName
    self.bytes = bytes
  }

  /// Creates a list of files from their texts, for tests and examples.
  package init(_ texts: [String: String]) {
    self.init(paths: texts.keys) { path in texts[path].map { Array($0.utf8) } }
  }

  /// The most bytes that a file may have to be read.
  package static let largest = 4_000_000
  /// The most bytes that a project file of Xcode's may have; it lists all files of all apps.
  package static let largestProject = 32_000_000
}

extension Sequence<String> {
  /// The texts in the order of their bytes, which is the same everywhere.
  package var sortedByBytes: [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
