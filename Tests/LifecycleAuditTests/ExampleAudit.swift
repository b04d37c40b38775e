import Diagnostics
import LifecycleAudit
import LifecycleModel
import ProjectModel
import SwiftReading
import TestSupport
import Testing

/// Audits projects that are written as one text (`ExampleProject`).
enum ExampleAudit {
  /// The audits of a project's apps at a version of a bundled page.
  static func audits(
    of project: String, page: String = "uikit", at version: String? = nil
  ) throws -> [AppAudit] {
    let files = ExampleProject.files(in: project)
    let pages = [AuditedPage(try self.page(page), at: version.flatMap { VersionSelection($0) })]
    return audits(of: files, pages: pages)
  }

  /// A bundled page.
  static func page(_ name: String) throws -> Lifecycle {
    try #require(TestPage.bundled.first { $0.name == name }).lifecycle
  }

  /// The audits of the apps in some files.
  static func audits(of files: ProjectFiles, pages: [AuditedPage]) -> [AppAudit] {
    ProjectAudit(of: files, in: ".", ProjectAudit.Selection(pages: pages), readers).audits()
  }

  /// The readers of Swift that the program has.
  static let readers = ProjectAudit.Readers(projects: [.tuist, .package]) { SourceOutline(swift: $0, under: $1) }

  /// The findings, one a line: `AppDelegate.swift:4 dead-callback error: …`.
  static func findings(in project: String, page: String = "uikit", at version: String? = nil) throws -> [String] {
    try audits(of: project, page: page, at: version).flatMap(\.findings).map { finding in
      let line = finding.file.line(at: finding.diagnostic.range.start)
      return "\(finding.file.path):\(line) \(finding.diagnostic.id) \(finding.diagnostic.severity.rawValue): "
        + finding.diagnostic.summary
    }
  }
}

extension SourceFile {
  /// The bytes after a fix-it.
  func bytes(after fixIt: FixIt) -> [UInt8] {
    bytes[..<fixIt.range.start] + Array(fixIt.replacement.utf8) + bytes[fixIt.range.end...]
  }
}
