import Emission
import Text

/// A file that a page's folder should have, and its format.
struct GeneratedFile: Hashable, Sendable {
  /// The format's name on the command line.
  let format: String
  /// The path below the folder, `/` between its parts.
  let path: String
  /// The contents.
  let contents: EmittedFile.Contents
  /// The digest of its bytes, where they are known before pictures are drawn.
  let digest: String?

  /// Creates a file of a format.
  init(_ file: EmittedFile, format: String) {
    self.format = format
    path = file.path
    contents = file.contents
    digest = file.text.map { StableHash.digest($0) }
  }

  /// Returns `true` where a path cannot lead out of the folder.
  static func isBelowFolder(_ path: String) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && !part.contains(0) && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
  }
}
