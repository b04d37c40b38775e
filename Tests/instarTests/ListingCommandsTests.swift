import Diagnostics
import Diagrams
import Emission
import Foundation
import LifecycleAudit
import LifecycleLogs
import LifecycleDiff
import LifecycleReader
import LifecycleTemplates
import TestSupport
import Testing

@testable import instar

@Suite("instar pages, explain, formats", .tags(.program))
struct ListingCommandsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("pages lists every bundled page with its title and versions; its old name does too, with a warning")
  func pages() async throws {
    let run = try await sandbox.instar("pages")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == BundledPages.all.map { Substring($0.name) })
    #expect(lines.contains("uikit-scenes      UIKit scene life cycle (iOS 13 to 27)"))
    let old = try await sandbox.instar("specs")
    #expect(old.status == 0 && old.output == run.output)
    #expect(old.messages.contains("'instar specs' is called 'instar pages' now"))
    let quiet = try await sandbox.instar("specs", "--quiet")
    #expect(quiet.messages.isEmpty)
  }

  @Test("formats lists every emitter, and the formats of compare and diff")
  func formats() async throws {
    let run = try await sandbox.instar("formats")
    let graphs = EmitterRegistry.all.filter { $0 is any GraphFormat }
    #expect(graphs.map(\.format) == EmitterRegistry.graphFormats.map(\.format))
    for emitter in EmitterRegistry.all { #expect(run.output.contains("\n\(emitter.format) ")) }
    #expect(run.output.contains("\npng "))
    let rows = run.output.split(separator: "\n").map { Array($0.split(separator: " ").prefix(2)).map(String.init) }
    for format in DiffFormat.allCases { #expect(rows.contains([format.rawValue, "diff"])) }
    #expect(run.output.contains(/\nmarkdown +table, compare/))
    #expect(rows.contains(["text", "compare"]))
  }

  @Test("The README and the page on regions name every format of graphs", arguments: ["README.md", "docs/regions.md"])
  func written(file: String) throws {
    let text = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    for format in EmitterRegistry.graphFormats.map(\.format) { #expect(text.contains("`\(format)`"), "\(format)") }
  }

  @Test("explain without an id lists every diagnostic, finding and kind of change, no id twice")
  func explainAll() async throws {
    let run = try await sandbox.instar("explain")
    let manualEntries = ManualEntry.all
    let ids = run.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    let groups = [ManualEntry.diagnostics, ManualEntry.findings, ManualEntry.logFindings, ManualEntry.changes]
    #expect(ids == groups.flatMap { $0.map(\.id).sorted() })
    #expect(Set(ids).count == manualEntries.count)
    #expect(
      manualEntries.count == DiagnosticDescriptor.known.count + AcceptedChanges.descriptors.count + 1
        + AuditRuleRegistry.descriptors.count + LogRuleRegistry.descriptors.count + DiffRuleRegistry.all.count)
    #expect(run.output.contains(/\nmoved-callback +breaking +Callback was replaced/))
  }

  @Test("explain shows a kind of change with a page before and after")
  func explainChange() async throws {
    let run = try await sandbox.instar("explain", "moved-callback")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("# moved-callback\n\n") && run.output.contains("\nThe page after:\n"))
    #expect(try await sandbox.instar("explain", "unused-acceptance").output.contains("`.instar-ignore`"))
    #expect(try await sandbox.instar("explain", "moved-calback").messages.contains("Did you mean 'moved-callback'?"))
  }

  @Test("explain shows a page with the diagnostic, and the page fixed")
  func explain() async throws {
    let run = try await sandbox.instar("explain", "unknown-state")
    #expect(run.status == 0)
    #expect(run.output == DiagnosticDescriptor.unknownState.manual)
    for descriptor in DiagnosticDescriptor.known {
      #expect(!descriptor.explanation.isEmpty && descriptor.example != "" && descriptor.fixedExample != "")
    }
  }
}
