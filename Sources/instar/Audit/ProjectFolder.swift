import ProjectModel

/// The files of a project on disk.
enum ProjectFolder {
  /// The largest file that is read, in bytes.
  private static let limit = 4 << 20

  /// The folders of other people's code and of builds, which an audit leaves out unless they are named.
  private static let leftOut: Set = [".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules"]

  /// The files below a folder, with paths relative to it; links that lead out of it are left out.
  static func files(in folder: String) -> ProjectFiles {
    var paths: [String] = []
    collect(folder, prefix: "", into: &paths)
    return ProjectFiles(paths: paths) { path in
      try? Disk.read("\(folder)/\(path)", limit: limit)
    }
  }

  private static func collect(_ folder: String, prefix: String, into paths: inout [String]) {
    for name in Disk.names(in: folder) {
      let path = "\(folder)/\(name)"
      switch Disk.kind(of: path) {
      case .file: paths.append(prefix + name)
      case .folder where !leftOut.contains(name) && !name.hasSuffix(".xcframework"):
        // A link may lead out of the folder, or to one above it.
        if !Disk.isLink(path) { collect(path, prefix: prefix + name + "/", into: &paths) }
      default: continue
      }
    }
  }
}
