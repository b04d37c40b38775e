import Diagnostics
import LifecycleAudit
import ProjectModel

/// Applies the certain fix-its of findings to the files of a project, one file after the other.
struct AuditRepair {
  /// The project, with the changes so far.
  private(set) var project: ProjectAudit
  /// The changed files.
  private(set) var repairs: [PageRepair] = []

  /// Fixes the files of a project until its findings have no certain fix-its that help, given the findings that count.
  ///
  /// A file with a syntax error, or with bytes that are no text, is left as it is.
  init(of project: ProjectAudit, counting: ([AppAudit]) -> [FileDiagnostics]) throws {
    self.project = project
    for found in counting(project.audits { _ in }) where Self.isFixable(found) {
      guard let path = project.relativePath(found.file.path) else { continue }
      let bytes = try Disk.contents(of: found.file.path) ?? []
      let page = Page(origin: .file, source: SourceFile(path: found.file.path, bytes: bytes), bytes: bytes)
      guard page.source.malformedRanges.isEmpty else { continue }
      var changed = self.project
      let repair = try PageRepair(of: page) { page in
        changed.changes[path] = page.bytes
        let left = counting(changed.audits { _ in })
        return left.first { $0.file.path == page.source.path } ?? FileDiagnostics(page.source, [])
      }
      guard !repair.fixes.isEmpty else { continue }
      self.project.changes[path] = repair.bytes
      repairs.append(repair)
    }
  }

  private static func isFixable(_ found: FileDiagnostics) -> Bool {
    !found.diagnostics.contains { $0.id == AuditRuleRegistry.unreadFile }
      && found.diagnostics.contains { $0.fixIts.first?.applicability == .certain }
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
