/// Paths relative to the folder of a project, with slashes; the folder itself is the empty path.
package enum ProjectPath {
  /// Returns a path in a folder without `.` and `..`; `nil` where it leaves the outermost folder.
  ///
  /// A path that begins with a slash begins at the outermost folder.
  package static func joined(_ folder: String, _ path: String) -> String? {
    var parts = path.utf8.first == slash ? [] : folder.utf8.split(separator: slash)
    for part in path.utf8.split(separator: slash) where !part.elementsEqual([dot]) {
      if part.elementsEqual([dot, dot]) {
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// Returns the folder of a path.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Returns the last part of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.utf8.lastIndex(of: dot).map { String(name[..<$0]) } ?? name
  }

  /// Returns the text after the last dot in the last part of a path; empty for none.
  package static func type(of path: String) -> String {
    let name = name(of: path)
    return name.utf8.lastIndex(of: dot).map { String(name[name.utf8.index(after: $0)...]) } ?? ""
  }

  /// Returns `true` for a path below a folder, or the folder itself.
  package static func isPath(_ path: String, in folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == slash
  }

  /// Returns the parts between the slashes.
  package static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
}
