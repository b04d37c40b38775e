import Diagnostics

/// A page with its origin.
struct Page: Sendable {
  /// The places from which pages are read.
  enum Origin: Hashable, Sendable {
    /// A file at the path as the user wrote it.
    case file
    /// Standard input.
    case standardInput
    /// The binary.
    case bundled
    /// A revision of a git repository.
    case revision
  }

  /// The place from which it was read.
  let origin: Origin
  /// Its text, under the name that the user gave.
  let source: SourceFile
  /// The bytes as they were read.
  let bytes: [UInt8]

  /// The name of the folder that its files go into.
  var folderName: String {
    switch origin {
    case .file, .revision: FolderName.of(path: source.path)
    case .bundled: source.path
    case .standardInput: "stdin"
    }
  }
}
