import Diagnostics
import LifecycleAudit
import ProjectModel
import TestSupport
import Testing

/// An audit from the texts of a project to what is told of it, without files, a terminal or a process.
@Suite("The report of an audit")
struct AuditReportTests {
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomActive(_ application: UIApplication) {}
    }
    """

  private func project() throws -> ProjectAudit {
    let files = ProjectFiles(["AppDelegate.swift": Self.app])
    let pages = [AuditedPage(try ExampleAudit.page("uikit"), at: nil)]
    return ProjectAudit(of: files, in: "Reader", ProjectAudit.Selection(pages: pages), ExampleAudit.readers)
  }

  private func run(_ options: (allowed: [String], isStrict: Bool) = ([], false)) throws -> DiagnosticsRun {
    let entries = AuditRuleRegistry.descriptors.map(\.manualEntry)
    let tool = DiagnosticsRun.Tool("instar audit", version: "1") { entries }
    return try DiagnosticsRun(of: tool, allowed: options.allowed, isStrict: options.isStrict)
  }

  @Test("It has the findings by file in any format, their number, and whether they fail")
  func report() throws {
    var messages: [String] = []
    let run = try run()
    let audits = run.left(in: try project().audits { messages.append($0) })
    let report = AuditReport(of: audits, run)
    #expect(messages.first?.hasPrefix("Audited 'Reader' (iOS, ") == true, "\(messages)")
    #expect(report.text(as: .xcode).contains("Reader/AppDelegate.swift:3:8: "), "\(report.text(as: .xcode))")
    #expect(report.text(as: .junit).contains("<testcase") && report.text(as: .sarif).contains("\"results\""))
    #expect(report.status?.hasSuffix(" in 1 app") == true && report.fails)
  }

  @Test("Findings that are allowed count as nothing")
  func allowed() throws {
    let ids = Set(try run().left(in: try project().audits()).flatMap(\.findings).map(\.diagnostic.id))
    let run = try run((Array(ids), true))
    let report = AuditReport(of: run.left(in: try project().audits()), run)
    #expect(report.text(as: .text) == "" && report.status == nil && !report.fails && !ids.isEmpty)
  }

  @Test("Fix-its that are certain are applied to the texts")
  func repair() throws {
    let run = try run()
    let repair = AuditRepair(of: try project()) { FileDiagnostics.byFile(run.left(in: $0).flatMap(\.findings)) }
    #expect(repair.repairs.map(\.file.path) == ["Reader/AppDelegate.swift"])
    #expect(repair.repairs.first?.file.text == Self.app.replacing("BecomActive", with: "BecomeActive"))
    #expect(repair.repairs.first?.fixes.count == 1)
    // The same project, with the method as Apple calls it.
    let left = run.left(in: repair.project.audits()).flatMap(\.findings).flatMap(\.diagnostic.fixIts)
    #expect(!left.contains { $0.applicability == .certain })
  }
}
