import Diagnostics
import LifecycleAudit
import LifecycleModel
import ProjectModel
import SwiftReading
import Text

/// A project on disk whose apps are audited.
struct ProjectAudit {
  /// The folder with the project's files.
  private let folder: String
  /// The name of the only Xcode project in there that counts; `nil` for all.
  private let project: String?
  /// The pages that the apps are compared with.
  private let pages: [AuditedPage]
  /// The names of the only apps that count; empty for all.
  private let names: [String]
  /// The bytes of files that are to be written, by their paths relative to the folder.
  var changes: [String: [UInt8]] = [:]

  /// Finds the project of a path: a folder, or an Xcode project.
  init(_ path: String, pages: [AuditedPage], apps names: [String]) throws(Failure) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let kind = Disk.kind(of: trimmed), kind == .folder else {
      throw Failure(
        Disk.kind(of: trimmed) == nil
          ? "cannot read '\(path)': no such folder" : "cannot audit '\(path)': it is no folder",
        help: "Name the folder of a project, or its .xcodeproj")
    }
    let isProject = trimmed.hasSuffix(".xcodeproj")
    let parent = Disk.parent(of: trimmed)
    folder = isProject ? parent.isEmpty ? "." : parent : trimmed
    project = isProject ? ProjectPath.name(of: trimmed) : nil
    self.pages = pages
    self.names = names
  }

  /// The audits of the apps, with messages about what was read and left out.
  func audits(_ report: (String) -> Void) -> [AppAudit] {
    let disk = ProjectFolder.files(in: folder)
    let files = ProjectFiles(paths: disk.paths) { [changes] path in changes[path] ?? disk.bytes(path) }
    let found = Project.find(in: files, others: [.tuist, .package], only: project)
    for note in found.notes { report(note.line) }
    var reading = AppReading(files, outline: Self.outline)
    let apps = found.apps.filter { names.isEmpty || names.contains($0.name) }
    let audits = apps.flatMap { app -> [AppAudit] in
      let audits = AppAudit.audits(of: app, pages: pages, reading: &reading)
      if audits.isEmpty {
        let systems = app.platforms.map(\.rawValue).joined(separator: ", ")
        let isServed = app.platforms.contains { platform in pages.contains { $0.serves(platform) } }
        let reason = "no page speaks of \(systems.isEmpty ? "its system" : systems)"
        report("Left out '\(app.name)': \(isServed ? "nothing in it is an app" : reason)")
      }
      for audit in audits { report(audit.line) }
      return audits
    }
    let sources = apps.flatMap { $0.sources + $0.librarySources }.map { "\(prefix)\($0)" }
    for message in UnreadSources.messages(about: sources) { report(message) }
    return AppAudit.applyingAllowances(audits).map { $0.inFolder(prefix) }
  }

  /// The path relative to the folder of a file as messages name it; `nil` for one of another project.
  func relativePath(_ path: String) -> String? {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  private var prefix: String { folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/" }

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
