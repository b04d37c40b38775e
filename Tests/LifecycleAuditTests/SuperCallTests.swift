import Diagnostics
import LifecycleAudit
import TestSupport
import Testing

@Suite("Calls of super that overrides lack")
struct SuperCallTests {
  private static func project(_ body: String) -> String {
    ExampleProject.scenes
      + "\n=== ReaderViewController.swift\nfinal class ReaderViewController: UIViewController {\n\(body)\n}\n"
  }

  private static func finding(_ body: String) throws -> Diagnostic? {
    try ExampleAudit.audits(of: project(body), page: "view-controller").flatMap(\.findings).map(\.diagnostic)
      .first { $0.id == "missing-super-call" }
  }

  @Test("The constraints' update calls super as its final step, and the fix-it puts it there")
  func last() throws {
    let body = "  override func updateViewConstraints() {\n    layOut()\n    pin()\n  }"
    let files = ExampleProject.files(in: Self.project(body))
    let audits = ExampleAudit.audits(of: files, pages: [AuditedPage(try ExampleAudit.page("view-controller"), at: nil)])
    let finding = try #require(audits.flatMap(\.findings).first { $0.diagnostic.id == "missing-super-call" })
    let fixIt = try #require(finding.diagnostic.fixIts.first)
    let text = String(decoding: finding.file.bytes(after: fixIt), as: UTF8.self)
    #expect(text.contains("    pin()\n    super.updateViewConstraints()\n  }"), "\(text)")
    #expect(try Self.finding(body.replacing("pin()", with: "super.updateViewConstraints()")) == nil)
  }

  @Test(
    "Overrides call super first where the header or Apple's page asks them to",
    arguments: [
      "traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
      "willMove(toParent parent: UIViewController?)", "didMove(toParent parent: UIViewController?)",
    ])
  func first(head: String) throws {
    let found = try #require(try Self.finding("  override func \(head) {\n    layOut()\n  }"))
    let name = head.prefix { $0 != "(" }
    #expect(found.fixIts.first?.replacement.hasPrefix("\n    super.\(name)(") == true, "\(found)")
  }
}
