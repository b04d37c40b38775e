import ProjectModel

/// The files of a project on disk.
enum ProjectFolder {
  /// The files below a folder, with paths relative to it, without those in folders that an audit leaves out.
  static func files(in folder: String) -> ProjectFiles {
    var paths: [String] = []
    collect(folder, prefix: "", into: &paths)
    return ProjectFiles(paths: paths) { path in
      try? Disk.read("\(folder)/\(path)", limit: ProjectFiles.largest)
    }
  }

  private static func collect(_ folder: String, prefix: String, into paths: inout [String]) {
    for name in Disk.names(in: folder) {
      let path = "\(folder)/\(name)"
      switch Disk.kind(of: path) {
      case .file: paths.append(prefix + name)
      case .folder where !LeftOutFolders.contains(name):
        // A link may lead out of the folder, or to one above it.
        if !Disk.isLink(path) { collect(path, prefix: prefix + name + "/", into: &paths) }
      case .folder, .pipe, .device, nil: continue
      }
    }
  }
}
