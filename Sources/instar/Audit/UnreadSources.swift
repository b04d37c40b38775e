import LifecycleAudit
import ProjectModel

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
