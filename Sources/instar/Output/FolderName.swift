import Text

/// Names for the folders of pages that every file system accepts.
enum FolderName {
  /// The name for a page at a path: its last part without the extension, made safe; `order.lifecycle.md` is `order`.
  static func of(path: String) -> String {
    let parts = path.unicodeScalars.split { $0 == "/" || $0 == ":" || $0 == "\\" }
    let last = parts.last.map { String($0) } ?? ""
    let name = last.hasSuffix(".lifecycle.md") ? String(last.dropLast(".lifecycle.md".count)) + ".md" : last
    let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
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
  /// A key that is equal for names that are one to file systems that ignore letter case: to macOS, `ß` is `SS`.
  var withoutCase: String { uppercased().lowercased() }
}
