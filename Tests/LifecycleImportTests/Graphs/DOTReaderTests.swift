import Diagrams
import Foundation
import LifecycleImport
import LifecycleModel
import TestSupport
import Testing

@Suite("Graphs", .tags(.program), .enabled(if: Graphviz.isInstalled))
struct DOTReaderTests {
  @Test(
    "A page's graph is read as its states, and the events, guards and calls that cards show",
    arguments: TestPage.bundled + TestPage.fixtures.filter { !$0.isHostile })
  func pages(page: TestPage) async throws { try await check(page.lifecycle) }

  @Test("So are those of random life cycles", arguments: Seeds.first(60))
  func random(seed: Int) async throws { try await check(.random(seed: seed, size: 1 + seed % 6)) }

  private func check(_ lifecycle: Lifecycle) async throws {
    let imported = try await read(DOTEmitter().graph(of: lifecycle, view: .states))
    let drawn = DrawnDraft.draft(of: lifecycle, .plantUML, isGraph: true)
    #expect(imported.draft.name == drawn.name)
    #expect(!imported.report.isIncomplete)
    #expect(Set(imported.draft.paths).subtracting(drawn.paths).sorted() == [])
    // Where there are transitions, states without any are not drawn.
    let names = Set(imported.draft.states.map(\.name))
    for (index, state) in drawn.states.enumerated() where !names.contains(state.name) {
      let inside = drawn.states.indices.filter { drawn.lineage(of: $0).contains(index) }
      #expect(!drawn.transitions.contains { !Set($0.path).isDisjoint(with: inside) }, "\(state.name)")
    }
    #expect(Set(lines(of: imported.draft)).symmetricDifference(lines(of: drawn)).sorted() == [])
    expectWritten(imported.draft)
  }

  /// The transitions in words, whose order is another in a graph.
  private func lines(of draft: Draft) -> [String] {
    draft.transitions.map { transition in
      let calls = transition.calls.joined().map { call in
        "\(call.unordered ?? 0) \(call.delegate).\(call.callback) \(call.certainty.text ?? "")"
      }
      return transition.path.map { draft.states[$0].name }.joined(separator: " -> ")
        + ": \(transition.event) [\(transition.condition ?? "")] \(calls)"
    }
  }

  @Test("The graphs of others have states for nodes and clusters, and transitions for edges")
  func others() async throws {
    let imported = try await read(
      """
      digraph Player {
        label="A player"
        start [shape=point]
        end [shape=point]
        start -> idle
        idle [label="Not playing"]
        subgraph cluster_on {
          label = <<b>On</b> air>
          { rank=same; playing; paused [shape=doublecircle] }
          playing -> paused [label="pause [loud] / stop"]
          paused -> playing [dir=back, label="applicationDidBecomeActive(_:)"]
        }
        idle -> playing [label="play\\n(quick)", lhead=cluster_on]
        playing -> end
        idle -> paused [style=invis]
        ask [shape=diamond]
      }
      """)
    #expect(imported.draft.name == "A player")
    #expect(
      imported.draft.outline == [
        "On air", "Not playing (initial)", "On air/playing (final)", "On air/paused (final)", "ask (transient)",
        "On air/playing -> On air/paused pause [loud] {Action: stop}",
        "On air/playing -> On air/paused AppDelegate.applicationDidBecomeActive(_:)",
        "Not playing -> On air play (quick)",
      ])
    #expect(imported.draft.transitions.map(\.line) == [10, 11, 13])
    #expect(imported.report.rows.flatMap(\.entries).contains(.ignored("an invisible edge only places nodes")))
    expectWritten(imported.draft)
  }

  @Test("What dot has not written is an error")
  func errors() {
    #expect(throws: ImportError.self) { try DOTReader.read(Array("{}".utf8), source: "") }
    #expect(throws: ImportError.self) { try DOTReader.read(Array("digraph {}".utf8), source: "digraph {}") }
  }

  private func read(_ text: String) async throws -> ImportedDraft {
    let run = try await ProgramRun(["dot", "-Tdot_json"], input: text)
    try #require(run.status == 0)
    return try DOTReader.read(Array(run.output.utf8), source: text)
  }
}
