import Text

/// Names for the folders of pages that every file system accepts.
enum FolderName {
  /// The name for a page at a path: its last part without the extension, made safe.
  static func of(path: String) -> String {
    let parts = path.unicodeScalars.split { $0 == "/" || $0 == ":" || $0 == "\\" }
    let last = parts.last.map { String($0) } ?? ""
    let stem = last.lastIndex(of: ".").map { $0 == last.startIndex ? last : String(last[..<$0]) } ?? last
    let safe = stem.unicodeScalars.map { isSafe($0) ? $0 : "-" }
    // A leading full stop hides a folder, a trailing one or a trailing space is lost on Windows.
    let leading = safe.drop { $0 == "." || $0 == " " }
    let trailing = leading.reversed().drop { $0 == "." || $0 == " " }
    let trimmed = String(String.UnicodeScalarView(trailing.reversed()))
    guard !trimmed.isEmpty else { return "page" }
    return FileStem.short(FileStem.isDevice(trimmed) ? "page-\(trimmed)" : trimmed)
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && !"<>\"|?*".unicodeScalars.contains(scalar)
  }
}

extension String {
  /// The same for all names that a file system takes for one where letter case does not count: to macOS, `ß` is `SS`.
  var withoutCase: String { uppercased().lowercased() }
}
