import Foundation
import LifecycleAudit
import Testing

@Suite("Apps to audit, and what is to be found in them")
struct AuditFixturesTests {
  @Test(
    "All that was written down beforehand is found, and nothing else", arguments: AuditFixture.all,
    ["iOS 27", "iOS 18"])
  func findings(app: AuditFixture, version: String) throws {
    let part = try #require(try app.expectations.components(separatedBy: "\n## At \(version)\n").dropFirst().first)
    let rows = (part.components(separatedBy: "\n## ").first ?? "").split(separator: "\n").filter { $0.contains("| `") }
    let expected = rows.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return "\(cells[0]) \(cells[1].replacing("`", with: "")) \(cells[2])"
    }
    let found = try app.audits(at: version).flatMap(\.findings).map { finding in
      let diagnostic = finding.diagnostic
      let line = finding.file.line(at: diagnostic.range.start)
      return "\(finding.file.path):\(line) \(diagnostic.id) \(diagnostic.severity.rawValue)"
    }
    #expect(found.sorted() == expected.sorted())
  }
}
