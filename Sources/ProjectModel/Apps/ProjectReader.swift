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
