import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// A project whose apps are audited. Its files may be changed in memory, which is how fix-its are tried.
///
/// ```swift
/// let project = ProjectAudit(of: files, in: "Reader", selection, readers)
/// let audits = project.audits { print($0) }
/// ```
package struct ProjectAudit: Sendable {
  /// The parts of a project that are audited.
  package struct Selection: Sendable {
    /// The pages that the apps are compared with.
    let pages: [AuditedPage]
    /// The names of the only apps that count; empty for all.
    let apps: [String]
    /// `true` where messages say how the apps were found.
    let isVerbose: Bool

    package init(pages: [AuditedPage], apps: [String] = [], isVerbose: Bool = false) {
      self.pages = pages
      self.apps = apps
      self.isVerbose = isVerbose
    }
  }

  /// The readers of Swift, which a program may be built without.
  package struct Readers: Sendable {
    let projects: [ProjectReader]
    let outline: AppReading.Outliner

    package init(projects: [ProjectReader], outline: @escaping AppReading.Outliner) {
      self.projects = projects
      self.outline = outline
    }
  }

  /// The folder with the project's files, as the user names it.
  private let folder: String
  private let files: ProjectFiles
  /// The name of the only Xcode project in there that counts; `nil` for all.
  private let project: String?
  /// `true` where it is a project, not single files: what is not known of it, it should have.
  package let isWhole: Bool
  private let selection: Selection
  private let readers: Readers
  /// The bytes of files that are to be written, by their paths relative to the folder.
  var changes: [String: [UInt8]] = [:]

  /// Takes the files of a folder.
  ///
  /// - Parameters:
  ///   - project: The name of the only Xcode project in there that counts; `nil` for all.
  ///   - isWhole: `false` where the files are only some that the user has named.
  package init(
    of files: ProjectFiles, in folder: String, project: String? = nil, isWhole: Bool = true, _ selection: Selection,
    _ readers: Readers
  ) {
    self.files = files
    self.folder = folder
    self.project = project
    self.isWhole = isWhole
    self.selection = selection
    self.readers = readers
  }

  /// The audits of the apps, with messages about what was read and left out.
  package func audits(_ report: (String) -> Void = { _ in }) -> [AppAudit] {
    // As it is written: the folder of a checkout has another name on another machine.
    let name = isWhole && project == nil ? ProjectPath.name(of: folder) : ""
    let files = ProjectFiles(paths: files.paths, appName: ["", ".", ".."].contains(name) ? "App" : name) {
      [changes, files] path in changes[path] ?? files.bytes(path)
    }
    let found = Project.find(in: files, others: readers.projects, only: project)
    for note in found.notes {
      let path = note.path.isEmpty ? "" : prefix + note.path
      report(ProjectNote(note.message, path: path, at: note.location).line)
    }
    if selection.isVerbose {
      report("Looked for apps in '\(folder)': \(found.apps.count) by \(found.source ?? "no reader")")
    }
    var reading = AppReading(files) { [outline = readers.outline] file, conditions in
      file.path.hasSuffix(".swift") ? outline(file, conditions) : SourceOutline(objectiveC: file, under: conditions)
    }
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
        guard isWhole else { continue }
        for reason in audit.inFolder(prefix).undecidedReasons { report("Undecided '\(app.name)': \(reason)") }
      }
      return audits
    }
    return AppAudit.applyingAllowances(audits).map { $0.inFolder(prefix) }
  }

  /// An app of single files, of whose property list nothing is known unless it is among them.
  private func completed(_ app: App) -> App {
    guard !isWhole else { return app }
    var app = app
    for index in app.configurations.indices where app.configurations[index].infoPlist == nil {
      app.configurations[index].isInfoPlistUndecided = true
    }
    return app
  }

  /// The path relative to the folder of a file as messages name it; `nil` for one of another project.
  func relativePath(_ path: String) -> String? {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  private var prefix: String { folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/" }

  /// The bytes of a file without the changes; none where it cannot be read.
  func bytes(of path: String) -> [UInt8] { files.bytes(path) ?? [] }
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
  package static func byFile(_ all: [AuditFinding], once: Bool = false) -> [FileDiagnostics] {
    let findings = once ? all.unique(by: \.identity) : all
    let files = Dictionary(findings.map { ($0.file.path, $0.file) }) { first, _ in first }
    let byPath = Dictionary(grouping: findings, by: \.file.path)
    return files.keys.sorted().compactMap { path in
      files[path].map { FileDiagnostics($0, (byPath[path] ?? []).map(\.diagnostic)) }
    }
  }
}
