import Diagnostics

/// A page with its origin.
package struct Page: Sendable {
  /// The places from which pages are read.
  package enum Origin: Hashable, Sendable {
    /// A file at the path as the user wrote it.
    case file
    case standardInput
    /// The binary.
    case bundled
    /// A revision of a git repository.
    case revision
  }

  /// The place from which it was read.
  package let origin: Origin
  /// Its text, under the name that the user gave.
  package let source: SourceFile
  /// The bytes as they were read.
  package let bytes: [UInt8]

  /// Takes what was read, under the name that the user gave.
  package init(_ origin: Origin, name: String, bytes: [UInt8]) {
    self.origin = origin
    source = SourceFile(path: name, bytes: bytes)
    self.bytes = bytes
  }

  /// Takes a file of valid UTF-8, such as one that was fixed.
  package init(_ file: SourceFile) {
    origin = .file
    source = file
    bytes = file.encoded
  }
}
