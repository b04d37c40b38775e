import LifecycleEmitters

/// Names for the folders of pages that every file system accepts.
enum FolderName {
  /// The name for a page at a path: its last part without the extension, made safe.
  static func of(path: String) -> String {
    let last = path.split { $0 == "/" || $0 == ":" || $0 == "\\" }.last.map(String.init) ?? ""
    let stem = last.lastIndex(of: ".").map { $0 == last.startIndex ? last : String(last[..<$0]) } ?? last
    let safe = String(stem.map { isSafe($0) ? $0 : "-" })
    // A leading full stop hides a folder, a trailing one or a trailing space is lost on Windows.
    let leading = safe.drop { $0 == "." || $0 == " " }
    let trimmed = String(leading.reversed().drop { $0 == "." || $0 == " " }.reversed())
    let isTaken = trimmed.isEmpty || FileStem.isDevice(trimmed)
    return isTaken ? "page-\(trimmed)".trimmed(of: "-") : FileStem.short(trimmed)
  }

  private static func isSafe(_ character: Character) -> Bool {
    !"<>\"|?*".contains(character)
      && character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }
}

extension String {
  fileprivate func trimmed(of character: Character) -> String {
    String(reversed().drop { $0 == character }.reversed())
  }
}
