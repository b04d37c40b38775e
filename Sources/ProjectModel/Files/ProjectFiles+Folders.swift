import Text

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

  /// Returns `true` for the path of a folder with files.
  package func hasFolder(_ folder: String) -> Bool { !paths(below: folder).isEmpty }

  /// The first index whose path is not before another one.
  private func index(of path: String) -> Int {
    paths.indices.partitioningIndex { !paths[$0].utf8.lexicographicallyPrecedes(path.utf8) }
  }
}
