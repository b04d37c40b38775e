import ProjectModel

/// The sources of a project that an audit leaves out.
enum UnreadSources {
  /// A message for each of some files that is too large or cannot be read, by path.
  static func messages(about paths: some Sequence<String>) -> [String] {
    Set(paths).sorted().compactMap { path in
      Disk.obstacle(to: path, limit: ProjectFiles.largest).map { "Left out '\(path)': \($0)" }
    }
  }
}
