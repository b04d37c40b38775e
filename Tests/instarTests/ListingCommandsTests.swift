import Diagnostics
import LifecycleEmitters
import LifecycleReader
import LifecycleTemplates
import Testing

@testable import instar

@Suite("instar specs, explain, formats")
struct ListingCommandsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("specs lists every bundled spec with its title and versions")
  func specs() async throws {
    let lines = try await sandbox.instar("specs").output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == BundledSpecs.all.map { Substring($0.name) })
    #expect(lines.contains("uikit-scenes     UIKit scene life cycle (iOS 13)"))
  }

  @Test("formats lists every emitter")
  func formats() async throws {
    let run = try await sandbox.instar("formats")
    for emitter in EmitterRegistry.all { #expect(run.output.contains("\n\(emitter.format) ")) }
    #expect(run.output.contains("\npng "))
  }

  @Test("explain without an id lists every finding")
  func explainAll() async throws {
    let run = try await sandbox.instar("explain")
    #expect(run.output.split(separator: "\n").count == Situation.known.count)
    #expect(Set(Situation.known.map(\.id)).count == Situation.known.count)
  }

  @Test("explain shows a page that has the finding, and the page mended")
  func explain() async throws {
    let run = try await sandbox.instar("explain", "unknown-state")
    #expect(run.status == 0)
    #expect(run.output == Situation.unknownState.manual)
    for situation in Situation.known {
      #expect(!situation.explanation.isEmpty && situation.example != "" && situation.remedy != "")
    }
  }
}
