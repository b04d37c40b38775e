import Diagnostics
import LifecycleAudit
import LifecycleModel
import ProjectModel
import SwiftReading
import Text

/// Audits the apps of a project on disk.
enum ProjectAudit {
  /// The audits of a path's apps, all of them or those of some names.
  static func audits(
    of path: String, pages: [AuditedPage], apps names: [String], on terminal: Terminal
  ) throws(Failure) -> [AppAudit] {
    let place = try place(of: path)
    let files = ProjectFolder.files(in: place.folder)
    let project = Project.find(in: files, others: [.tuist, .package], only: place.project)
    for note in project.notes { terminal.printStatus(note.line.terminalSafe) }
    let reading = AppReading(files, outline: outline)
    let audits = project.apps.filter { names.isEmpty || names.contains($0.name) }.flatMap { app -> [AppAudit] in
      let audits = AppAudit.audits(of: app, pages: pages, reading: reading)
      if audits.isEmpty {
        let systems = app.platforms.map(\.rawValue).joined(separator: ", ")
        terminal.printStatus("Left out '\(app.name)': no page speaks of \(systems.isEmpty ? "its system" : systems)")
      }
      for audit in audits { terminal.printStatus(audit.line) }
      return audits
    }
    let folder = place.folder
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return AppAudit.applyingAllowances(audits).map { $0.namingFiles { prefix + $0 } }
  }

  /// The folder of a project and, for the path of an Xcode project, its name in there.
  private static func place(of path: String) throws(Failure) -> (folder: String, project: String?) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard Disk.kind(of: trimmed) == .folder else {
      throw Failure(
        Disk.kind(of: trimmed) == nil
          ? "cannot read '\(path)': no such folder" : "cannot audit '\(path)': it is no folder",
        help: "Name the folder of a project, or its .xcodeproj")
    }
    guard trimmed.hasSuffix(".xcodeproj") else { return (trimmed, nil) }
    let parent = Disk.parent(of: trimmed)
    let name = trimmed[(trimmed.lastIndex(of: "/").map(trimmed.index(after:)) ?? trimmed.startIndex)...]
    return (parent.isEmpty ? "." : parent, String(name))
  }

  private static func outline(of file: SourceFile, _ conditions: BuildConditions) -> SourceOutline {
    file.path.hasSuffix(".swift")
      ? SourceOutline(swift: file, under: conditions) : SourceOutline(objectiveC: file, under: conditions)
  }
}

extension AppAudit {
  /// `Audited 'Reader' (iOS, scenes by Info.plist, delegate AppDelegate): 812 files, 9 parsed`.
  fileprivate var line: String {
    let delegate = delegate.map { ", delegate \($0)" } ?? ""
    return "Audited '\(app.name)' (\(platform.rawValue), \(adoption.words)\(delegate)): "
      + "\(fileCount) \(fileCount == 1 ? "file" : "files"), \(parsedCount) parsed"
  }
}

extension FileDiagnostics {
  /// Findings by file, each once.
  static func byFile(_ findings: [AuditFinding]) -> [FileDiagnostics] {
    let files = Dictionary(findings.map { ($0.file.path, $0.file) }) { first, _ in first }
    let byPath = Dictionary(grouping: findings, by: \.file.path)
    return files.keys.sorted().compactMap { path in
      files[path].map { FileDiagnostics($0, (byPath[path] ?? []).map(\.diagnostic)) }
    }
  }
}
