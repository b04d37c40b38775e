import Diagnostics
import ProjectModel

/// Applies the certain fix-its of findings to the files of a project, one file after the other.
package struct AuditRepair: Sendable {
  /// The project, with the changes so far.
  package private(set) var project: ProjectAudit
  /// The changed files.
  package private(set) var repairs: [FileRepair] = []

  /// Fixes the files of a project until its findings have no certain fix-its that help, given the findings that count.
  ///
  /// A file with a syntax error, or with bytes that are no text, is left as it is.
  package init(of project: ProjectAudit, counting: ([AppAudit]) -> [FileDiagnostics]) {
    self.project = project
    for found in counting(project.audits()) where Self.isFixable(found) {
      guard let path = project.relativePath(found.file.path) else { continue }
      let file = SourceFile(path: found.file.path, bytes: project.bytes(of: path))
      guard file.malformedRanges.isEmpty else { continue }
      var changed = self.project
      let repair = FileRepair(of: file) { file in
        changed.changes[path] = file.encoded
        return counting(changed.audits()).first { $0.file.path == file.path } ?? FileDiagnostics(file, [])
      }
      guard !repair.fixes.isEmpty else { continue }
      self.project.changes[path] = repair.file.encoded
      repairs.append(repair)
    }
  }

  private static func isFixable(_ found: FileDiagnostics) -> Bool {
    !found.diagnostics.contains { $0.id == AuditRuleRegistry.unreadFile }
      && found.diagnostics.contains { $0.fixIts.first?.applicability == .certain }
  }
}
