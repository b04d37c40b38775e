import ProjectModel

/// A path with `*` for any text of a name, `?` for any byte of one, and `**` for any folders.
struct PathPattern {
  private let parts: [String]
  private let isAbsolute: Bool

  /// Takes a pattern; `nil` for a plain path.
  init?(_ path: String) {
    guard path.contains("*") || path.contains("?") else { return nil }
    isAbsolute = path.hasPrefix("/")
    parts = path.split(separator: "/").map(String.init)
  }

  /// The files of the pattern in order, without those in folders that tools make.
  var files: [String] { files(of: parts[...], in: isAbsolute ? "/" : "") }

  private func files(of parts: ArraySlice<String>, in folder: String) -> [String] {
    guard let part = parts.first else { return [] }
    let rest = parts.dropFirst()
    let isPlain = !part.contains("*") && !part.contains("?")
    let names = isPlain ? [part] : Disk.names(in: folder.isEmpty ? "." : folder).filter { !$0.hasPrefix(".") }
    if part == "**" {
      let below = names.filter { !LeftOutFolders.contains($0) && Disk.kind(of: folder + $0) == .folder }
      return files(of: rest, in: folder)
        + below.filter { !Disk.isLink(folder + $0) }.flatMap { files(of: parts, in: folder + $0 + "/") }
    }
    return names.filter { isPlain || Glob.matches($0, part) }.flatMap { name -> [String] in
      switch Disk.kind(of: folder + name) {
      case .file where rest.isEmpty: [folder + name]
      case .folder where !rest.isEmpty: files(of: rest, in: folder + name + "/")
      default: []
      }
    }
  }
}
