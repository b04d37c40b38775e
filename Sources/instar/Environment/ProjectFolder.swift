import ProjectModel

/// The files of a project on disk.
enum ProjectFolder {
  /// The files below a folder, with paths relative to it, without those in folders that an audit leaves out, and those of some
  /// patterns; all or only some.
  static func files(in folder: String, only: [String]? = nil, excluding patterns: [String] = []) -> ProjectFiles {
    var paths = only ?? []
    if only == nil { collect(folder, prefix: "", into: &paths, top: folder) }
    // A pattern is also for all that is in a folder of its name.
    let excluded = patterns.flatMap { [$0, $0 + "/*"] }
    paths.removeAll { path in excluded.contains { Glob.matches(path, $0) } }
    return ProjectFiles(paths: paths) { path in
      let isProject = path.hasSuffix(".pbxproj")
      return try? Disk.read(
        "\(folder)/\(path)", limit: isProject ? ProjectFiles.largestProject : ProjectFiles.largest)
    }
  }

  private static func collect(_ folder: String, prefix: String, into paths: inout [String], top: String) {
    for (name, kind) in Disk.entries(in: folder) {
      let path = "\(folder)/\(name)"
      let isLink = kind == nil && Disk.isLink(path)
      switch kind ?? Disk.kind(of: path) {
      // A link may lead out of the folder.
      case .file: if !isLink || !Disk.leadsOut(path, of: top) { paths.append(prefix + name) }
      case .folder where !LeftOutFolders.contains(name):
        // A link may lead to a folder above.
        if !isLink { collect(path, prefix: prefix + name + "/", into: &paths, top: top) }
      case .folder, .pipe, .device, nil: continue
      }
    }
  }
}

/// The names by which a team's settings are found.
enum SettingsNames {
  /// The file's name.
  static let file = ".instar.yml"
  /// The environment's variable that names another file; an empty one, none.
  static let variable = "INSTAR_CONFIG"
}
