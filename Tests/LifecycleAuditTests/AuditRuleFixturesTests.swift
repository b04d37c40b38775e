import Diagnostics
import LifecycleAudit
import LifecycleModel
import TestSupport
import Testing

@Suite("Rules of an audit in the apps to audit")
struct AuditRuleFixturesTests {
  /// The small apps at iOS 27, the others as they are at both versions, and one with a file that no compiler reads: such a file cannot stay among the others.
  private static let audits: [AppAudit] = {
    let broken = [
      "Parcel/SceneDelegate.swift": Array("import UIKit\nclass SceneDelegate: UIWindowSceneDelegate {\n".utf8)
    ]
    let controllers = (try? ExampleAudit.page("view-controller")).map { [$0] } ?? []
    let page = (try? ExampleAudit.page("uikit")).map { AuditedPage($0, at: VersionSelection("iOS 27")) }
    let small = AuditCase.all.flatMap { ExampleAudit.audits(of: $0.files, pages: [page].compactMap(\.self)) }
    return small
      + AuditFixture.all.flatMap { app in
        let asTheyAre = ["iOS 27", "iOS 18"].flatMap { (try? app.audits(at: $0, besides: controllers)) ?? [] }
        return asTheyAre + (app.name == "Parcel" ? (try? app.audits(at: "iOS 27", changing: broken)) ?? [] : [])
      }
  }()

  private static func kind(of audit: AppAudit) -> String { "\(audit.platform) \(audit.adoption.words)" }

  @Test(
    "Some app breaks a rule, and another one of its system and adoption does not",
    arguments: AuditRuleRegistry.descriptors)
  func withAndWithout(descriptor: DiagnosticDescriptor) {
    let isBroken = { (audit: AppAudit) in audit.findings.contains { $0.diagnostic.id == descriptor.id } }
    let kinds = Set(Self.audits.filter(isBroken).map(Self.kind))
    #expect(!kinds.isEmpty)
    #expect(Self.audits.contains { kinds.contains(Self.kind(of: $0)) && !isBroken($0) })
  }

  @Test("A certain fix-it removes its finding", arguments: AuditFixture.all)
  func fixes(app: AuditFixture) throws {
    let findings = try app.audits(at: "iOS 27").flatMap(\.findings)
    for finding in findings {
      guard let fixIt = finding.diagnostic.fixIts.first, fixIt.applicability == .certain else { continue }
      let left = try app.audits(at: "iOS 27", changing: [finding.file.path: finding.file.bytes(after: fixIt)])
      let isAlike = { (other: AuditFinding) in
        other.file.path == finding.file.path && other.diagnostic.id == finding.diagnostic.id
      }
      #expect(
        left.flatMap(\.findings).filter(isAlike).count == findings.filter(isAlike).count - 1,
        "\(finding.file.path): \(finding.diagnostic.summary)")
    }
  }
}
