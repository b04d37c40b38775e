import Text

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

extension ProjectFiles {
  /// Returns the paths below a folder.
  package func paths(below folder: String) -> ArraySlice<String> {
    guard !folder.isEmpty else { return paths[...] }
    // '0' is the character after '/'.
    return paths[index(of: folder + "/")..<index(of: folder + "0")]
  }

  /// Returns `true` for the path of a file.
  package func has(_ path: String) -> Bool {
    let index = index(of: path)
    return index < paths.count && paths[index] == path
  }

  /// The first index whose path is not before another one.
  private func index(of path: String) -> Int {
    paths.indices.partitioningIndex { !paths[$0].utf8.lexicographicallyPrecedes(path.utf8) }
  }
}

/// The folders that are no part of an app's own source: what tools make, and other people's code.
package enum LeftOutFolders {
  /// Returns `true` for the name of a folder that is left out, wherever it is.
  package static func contains(_ name: some StringProtocol) -> Bool {
    names.contains(String(name)) || name.hasSuffix(".xcframework")
  }

  /// Returns `true` for a path in a folder that is left out.
  package static func contain(_ path: String) -> Bool {
    ProjectPath.parts(of: path).dropLast().contains { contains($0) }
  }

  private static let names: Set = [
    ".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]
}

extension ProjectFiles {
  /// The files without those in folders that are left out; their bytes can still be read.
  package var withoutLeftOut: ProjectFiles {
    ProjectFiles(paths: paths.filter { !LeftOutFolders.contain($0) }, appName: appName, bytes: bytes)
  }
}

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

/// Patterns with `*` for any text and `?` for any byte.
package enum Glob {
  /// Returns `true` where a whole text is of a pattern; `*` is also for slashes.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
    var (index, place) = (0, 0)
    // The last star, and the end of the text that it stands for.
    var star: (place: Int, index: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == text[index] || pattern[place] == UInt8(ascii: "?") {
        index += 1
        place += 1
      } else if let last = star {
        star = (last.place, last.index + 1)
        index = last.index + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
