import Diagnostics
import LifecycleAudit
import LifecycleModel
import ProjectModel
import Text

/// A project on disk whose apps are audited: its files are listed once, read when a reader asks, and may be changed in memory, which is
/// how fix-its are tried.
struct ProjectAudit {
  /// The parts of a project that are audited.
  struct Selection {
    /// The pages that the apps are compared with.
    let pages: [AuditedPage]
    /// The names of the only apps that count; empty for all.
    let apps: [String]
    /// The patterns of files that do not count, with paths relative to the project's folder.
    let excluded: [String]
    /// `true` where messages say how the apps were found.
    let isVerbose: Bool
  }

  /// The folder with the project's files.
  private let folder: String
  /// The name of the only Xcode project in there that counts; `nil` for all.
  private let project: String?
  /// The only files that count; `nil` for all.
  private let paths: [String]?
  /// The parts that are audited.
  private let selection: Selection
  /// The bytes of files that are to be written, by their paths relative to the folder.
  var changes: [String: [UInt8]] = [:]

  /// The projects of some paths: a folder or an Xcode project each, and one of all single files.
  static func all(in paths: [String], _ selection: Selection) throws(Failure) -> [ProjectAudit] {
    let files = paths.filter { Disk.kind(of: $0) == .file }
    let folders = try paths.filter { !files.contains($0) }.map { path throws(Failure) in
      try ProjectAudit(path, selection)
    }
    return folders + (files.isEmpty ? [] : [ProjectAudit(files: files, selection)])
  }

  private init(_ path: String, _ selection: Selection) throws(Failure) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard Disk.kind(of: trimmed) == .folder else {
      throw Failure(
        "cannot read '\(path)': no such file or folder", help: "Name the folder of a project, its .xcodeproj, or files")
    }
    let isProject = trimmed.hasSuffix(".xcodeproj")
    let parent = Disk.parent(of: trimmed)
    folder = isProject ? parent.isEmpty ? "." : parent : trimmed
    project = isProject ? ProjectPath.name(of: trimmed) : nil
    paths = nil
    self.selection = selection
  }

  /// The files are relative to the innermost folder that has them all.
  private init(files: [String], _ selection: Selection) {
    let parents = files.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    let common = parents.dropFirst().reduce(parents[0]) { common, parent in
      common.prefix(zip(common, parent).prefix { $0 == $1 }.count)
    }
    let start = common.joined(separator: "/")
    folder = common.isEmpty ? "." : start.isEmpty ? "/" : start
    project = nil
    paths = files.map { common.isEmpty ? $0 : String($0.dropFirst(start.count + 1)) }
    self.selection = selection
  }

  /// The audits of the apps, with messages about what was read and left out.
  func audits(_ report: (String) -> Void) -> [AppAudit] {
    let disk = ProjectFolder.files(in: folder, only: paths, excluding: selection.excluded)
    // As it is written: the folder of a checkout has another name on another machine.
    let name = paths == nil && project == nil ? ProjectPath.name(of: folder) : ""
    let files = ProjectFiles(paths: disk.paths, appName: ["", ".", ".."].contains(name) ? "App" : name) {
      [changes] path in changes[path] ?? disk.bytes(path)
    }
    let found = Project.find(in: files, others: SwiftSources.projectReaders, only: project)
    for note in found.notes {
      let path = note.path.isEmpty ? "" : prefix + note.path
      report(ProjectNote(note.message, path: path, at: note.location).line)
    }
    if selection.isVerbose {
      report("Looked for apps in '\(folder)': \(found.apps.count) by \(found.source ?? "no reader")")
    }
    var reading = AppReading(files, outline: Self.outline)
    let pages = selection.pages
    let apps = found.apps.filter { selection.apps.isEmpty || selection.apps.contains($0.name) }.map(completed)
    let audits = apps.flatMap { app -> [AppAudit] in
      let audits = AppAudit.audits(of: app, pages: pages, reading: &reading)
      if audits.isEmpty {
        let systems = app.platforms.map(\.rawValue).joined(separator: ", ")
        let isServed = app.platforms.contains { platform in pages.contains { $0.serves(platform) } }
        let reason = "no page speaks of \(systems.isEmpty ? "its system" : systems)"
        let contents =
          if app.sources.isEmpty {
            "none of its files was read"
          } else if let file = reading.brokenFile(of: app) {
            "'\(prefix + file)' has a syntax error, and what was read is no app"
          } else {
            "nothing in it is an app"
          }
        report("Left out '\(app.name)': \(isServed ? contents : reason)")
      }
      for audit in audits {
        report(audit.line)
        guard paths == nil else { continue }
        for reason in audit.inFolder(prefix).undecidedReasons { report("Undecided '\(app.name)': \(reason)") }
      }
      return audits
    }
    return AppAudit.applyingAllowances(audits).map { $0.inFolder(prefix) }
  }

  /// An app of single files, of whose property list nothing is known unless it is among them.
  private func completed(_ app: App) -> App {
    guard paths != nil else { return app }
    var app = app
    for index in app.configurations.indices where app.configurations[index].infoPlist == nil {
      app.configurations[index].isInfoPlistUndecided = true
    }
    return app
  }

  /// `true` where it is a project, not single files: what is not known of it, it should have.
  var isWhole: Bool { paths == nil }

  /// The path relative to the folder of a file as messages name it; `nil` for one of another project.
  func relativePath(_ path: String) -> String? {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  private var prefix: String { folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/" }

  private static func outline(of file: SourceFile, _ conditions: BuildConditions) -> SourceOutline {
    file.path.hasSuffix(".swift")
      ? SwiftSources.outline(of: file, under: conditions) : SourceOutline(objectiveC: file, under: conditions)
  }
}

extension AppAudit {
  /// `Audited 'Reader' (iOS, scenes by Info.plist, delegate AppDelegate): 812 files, 9 parsed`.
  fileprivate var line: String {
    let delegate = delegate.map { ", delegate \($0)" } ?? ""
    return "Audited '\(app.name)' (\(platform.rawValue), \(adoption.words)\(delegate)): "
      + "\(fileCount.counted("file")), \(parsedCount) parsed"
  }
}

extension FileDiagnostics {
  /// Findings by file; `once` leaves one of those that several apps have in a file that they share.
  static func byFile(_ all: [AuditFinding], once: Bool = false) -> [FileDiagnostics] {
    let findings = once ? all.unique(by: \.identity) : all
    let files = Dictionary(findings.map { ($0.file.path, $0.file) }) { first, _ in first }
    let byPath = Dictionary(grouping: findings, by: \.file.path)
    return files.keys.sorted().compactMap { path in
      files[path].map { FileDiagnostics($0, (byPath[path] ?? []).map(\.diagnostic)) }
    }
  }
}
