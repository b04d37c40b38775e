import Diagnostics
import LifecycleAudit
import ProjectModel

extension ProjectAudit {
  /// The projects of some paths: a folder or an Xcode project each, and one of all single files.
  static func all(
    in paths: [String], excluding patterns: [String], _ selection: Selection
  ) throws(Failure) -> [ProjectAudit] {
    let files = paths.filter { Disk.kind(of: $0) == .file }
    var projects: [ProjectAudit] = []
    for path in paths where !files.contains(path) { projects.append(try whole(path, excluding: patterns, selection)) }
    return files.isEmpty ? projects : projects + [single(files, excluding: patterns, selection)]
  }

  private static func whole(
    _ path: String, excluding patterns: [String], _ selection: Selection
  ) throws(Failure) -> ProjectAudit {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard Disk.kind(of: trimmed) == .folder else {
      throw Failure(
        "cannot read '\(path)': no such file or folder", help: "Name the folder of a project, its .xcodeproj, or files")
    }
    let isProject = trimmed.hasSuffix(".xcodeproj")
    let parent = Disk.parent(of: trimmed)
    let folder = isProject ? parent.isEmpty ? "." : parent : trimmed
    return ProjectAudit(
      of: ProjectFolder.files(in: folder, excluding: patterns), in: folder,
      project: isProject ? ProjectPath.name(of: trimmed) : nil, selection, SwiftSources.readers)
  }

  /// The files are relative to the innermost folder that has them all.
  private static func single(
    _ files: [String], excluding patterns: [String], _ selection: Selection
  ) -> ProjectAudit {
    let parents = files.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    let common = parents.dropFirst().reduce(parents[0]) { common, parent in
      common.prefix(zip(common, parent).prefix { $0 == $1 }.count)
    }
    let start = common.joined(separator: "/")
    let folder = common.isEmpty ? "." : start.isEmpty ? "/" : start
    let paths = files.map { common.isEmpty ? $0 : String($0.dropFirst(start.count + 1)) }
    return ProjectAudit(
      of: ProjectFolder.files(in: folder, only: paths, excluding: patterns), in: folder, isWhole: false, selection,
      SwiftSources.readers)
  }
}

/// The sources of apps that an audit leaves out because of their size, or because they cannot be read.
struct UnreadSources {
  /// A message for each, by path.
  private(set) var messages: [String] = []
  /// `true` where one cannot be read.
  private(set) var hasFailure = false

  /// Looks at the sources of audited apps.
  init(of audits: [AppAudit]) {
    for path in Set(audits.flatMap(\.sourcePaths)).sorted() {
      guard let obstacle = Disk.obstacle(to: path, limit: ProjectFiles.largest) else { continue }
      messages.append("Left out '\(path)': \(obstacle.reason)")
      hasFailure = hasFailure || !obstacle.isSize
    }
  }
}
