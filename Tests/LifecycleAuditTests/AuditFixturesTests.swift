import Diagnostics
import Foundation
import LifecycleAudit
import LifecycleModel
import LifecycleReader
import ProjectModel
import TestSupport
import Testing

@Suite("Apps to audit, and what is to be found in them")
struct AuditFixturesTests {
  private static let folder = Repository.root.appending(path: "Tests/Fixtures/Audit")
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".expected.md") }.map { String($0.dropLast(12)) }.sorted()

  @Test("All that was written down beforehand is found, and nothing else", arguments: names, ["iOS 27", "iOS 18"])
  func findings(app: String, version: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "\(app).expected.md"), encoding: .utf8)
    let part = try #require(text.components(separatedBy: "\n## At \(version)\n").dropFirst().first)
    let rows = (part.components(separatedBy: "\n## ").first ?? "").split(separator: "\n").filter { $0.contains("| `") }
    let expected = rows.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return "\(cells[0]) \(cells[1].replacing("`", with: "")) \(cells[2])"
    }
    let found = try audits(of: app, at: version).flatMap(\.findings).map { finding in
      let diagnostic = finding.diagnostic
      let line = finding.file.line(at: diagnostic.range.start)
      return "\(finding.file.path):\(line) \(diagnostic.id) \(diagnostic.severity.rawValue)"
    }
    #expect(found.sorted() == expected.sorted())
  }

  private func audits(of app: String, at version: String) throws -> [AppAudit] {
    let root = Self.folder.appending(path: app)
    let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
    let files = ProjectFiles(paths: paths) { path in
      (try? Data(contentsOf: root.appending(path: path))).map { Array($0) }
    }
    let page = files.bytes("page.md").map { LifecycleReader.read(SourceFile(path: "page.md", bytes: $0)).lifecycle }
    let bundled = try #require(TestPage.bundled.first { $0.name == "uikit" }).lifecycle
    return ExampleAudit.audits(of: files, pages: [AuditedPage(page ?? bundled, at: VersionSelection(version))])
  }
}
