import Diagnostics
import Foundation
import LifecycleAudit
import ProjectModel
import TestSupport
import Testing

@Suite("Examples of the rules of an audit")
struct AuditRuleExamplesTests {
  /// The page that a rule is about.
  private static func page(of descriptor: DiagnosticDescriptor) -> String {
    descriptor.id == "missing-super-call" ? "view-controller" : "uikit"
  }

  @Test("The example of a rule breaks it", arguments: AuditRuleRegistry.descriptors)
  func broken(descriptor: DiagnosticDescriptor) throws {
    let example = try #require(descriptor.example)
    let found = try ExampleAudit.findings(in: example, page: Self.page(of: descriptor))
    #expect(found.contains { $0.contains(" \(descriptor.id) ") }, "\(found)")
  }

  @Test(
    "A certain fix-it of an example's finding removes it, and breaks no other rule",
    arguments: AuditRuleRegistry.descriptors)
  func mended(descriptor: DiagnosticDescriptor) throws {
    let example = try #require(descriptor.example)
    let files = ExampleProject.files(in: example)
    let page = AuditedPage(try ExampleAudit.page(Self.page(of: descriptor)), at: nil)
    let found = ExampleAudit.audits(of: files, pages: [page]).flatMap(\.findings)
    for finding in found where finding.diagnostic.id == descriptor.id {
      guard let fixIt = finding.diagnostic.fixIts.first, fixIt.applicability == .certain else { continue }
      let bytes = finding.file.bytes(after: fixIt)
      let mended = ProjectFiles(paths: files.paths) { $0 == finding.file.path ? bytes : files.bytes($0) }
      let left = ExampleAudit.audits(of: mended, pages: [page]).flatMap(\.findings)
      #expect(
        left.count < found.count && !left.contains { $0.diagnostic.id == descriptor.id },
        "\(left.map(\.diagnostic.summary))")
    }
  }

  @Test("The fixed example breaks no rule", arguments: AuditRuleRegistry.descriptors)
  func fixed(descriptor: DiagnosticDescriptor) throws {
    let example = try #require(descriptor.fixedExample)
    #expect(try ExampleAudit.findings(in: example, page: Self.page(of: descriptor)) == [])
  }

  @Test("The documentation lists every rule, in order")
  func documentation() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "docs/audit.md"), encoding: .utf8)
    let listed = text.matches(of: /(?m)^\| `([a-z-]+)` \| (error|warning|note) \| (.+) \|$/).map { $0.output }
    let rules = AuditRuleRegistry.descriptors.map { "\($0.id) \($0.severity.rawValue) \($0.headline)" }
    #expect(listed.map { "\($0.1) \($0.2) \($0.3)" } == rules + ["unused-allowance warning Suppression is unused"])
  }
}
