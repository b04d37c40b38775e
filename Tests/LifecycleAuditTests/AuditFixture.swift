import Diagnostics
import Foundation
import LifecycleAudit
import LifecycleModel
import LifecycleReader
import ProjectModel
import TestSupport
import Testing

/// An app of `Tests/Fixtures/Audit`.
struct AuditFixture: Sendable, CustomTestStringConvertible {
  private static let folder = Repository.root.appending(path: "Tests/Fixtures/Audit")

  /// All apps, by name.
  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".expected.md") }.sorted().map { AuditFixture(name: String($0.dropLast(12))) }

  /// The name.
  let name: String

  var testDescription: String { name }

  /// The tables of what is to be found.
  var expectations: String {
    get throws { try String(contentsOf: Self.folder.appending(path: "\(name).expected.md"), encoding: .utf8) }
  }

  /// The files, some of them with other bytes.
  func files(changing changes: [String: [UInt8]] = [:]) -> ProjectFiles {
    let root = Self.folder.appending(path: name)
    let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    return ProjectFiles(paths: paths) { path in
      changes[path] ?? (try? Data(contentsOf: root.appending(path: path))).map { Array($0) }
    }
  }

  /// The page that it is compared with: its own, else that of UIKit.
  var page: Lifecycle {
    get throws {
      if let own = files().bytes("page.md") {
        return LifecycleReader.read(SourceFile(path: "page.md", bytes: own)).lifecycle
      }
      return try ExampleAudit.page("uikit")
    }
  }

  /// The audits of the apps by its page, and others.
  func audits(
    at version: String, besides others: [Lifecycle] = [], changing changes: [String: [UInt8]] = [:]
  ) throws -> [AppAudit] {
    ExampleAudit.audits(
      of: files(changing: changes),
      pages: ([try page] + others).map { AuditedPage($0, at: VersionSelection(version)) })
  }
}
