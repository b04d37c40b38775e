import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@testable import Diagrams
@testable import Emission

@Suite(
  "Graphs as dot reads them", .tags(.program), .enabled(if: Graphviz.isInstalled, "Graphviz's dot is not on the PATH"))
struct DrawnGraphTests {
  static let pages =
    [("sample", Lifecycle.sample), ("nested", .nested), ("order", .order)]
    + (TestPage.fixtures + TestPage.bundled).map { ($0.name, $0.lifecycle) }

  @Test("dot reads the page's states and transitions, no more and no less", arguments: pages.map(\.0))
  func graph(name: String) async throws {
    try await expectGraph(of: try #require(Self.pages.first { $0.0 == name }?.1))
  }

  private func expectGraph(of lifecycle: Lifecycle) async throws {
    let identifiers = Identifiers.states(of: lifecycle)
    let drawn = try await DrawnGraph(StateDiagram(lifecycle).dot)
    // The initial state is left out if there are arrows and none touches it, as in the picture of one event.
    let touched = Set(lifecycle.transitions.flatMap { [$0.source, $0.target] })
    let initial = StateHierarchy(lifecycle).initialLeaf(of: nil)
    let shown = lifecycle.stateIDs.filter { $0 != initial || touched.contains($0) || touched.isEmpty }
    #expect(drawn.states == Set(shown.map { identifiers[$0] }))
    let transitions = lifecycle.transitionIDs.map { id in
      (id.index + 1, [identifiers[lifecycle[id].source], identifiers[lifecycle[id].target]])
    }
    #expect(drawn.transitions() == Dictionary(uniqueKeysWithValues: transitions))
  }

  @Test("The same holds for random life cycles", arguments: JudgedPages.random.map(\.name))
  func random(name: String) async throws {
    let lifecycle = try #require(JudgedPages.random.first { $0.name == name }?.lifecycle)
    try await expectGraph(of: lifecycle)
  }

  @Test("Hostile names are shown unchanged")
  func names() async throws {
    let page = try #require(TestPage.fixtures.first { $0.name == "hostile-names" }).lifecycle
    let identifiers = Identifiers.states(of: page)
    let drawn = try await DrawnGraph(StateDiagram(page).dot, isLaidOut: true)
    for id in page.stateIDs {
      let node = page.substates(of: id).isEmpty ? identifiers[id] : "cluster_" + identifiers[id]
      let (shown, name) = (drawn.shownTexts(of: node).joined(separator: " "), page[id].name)
      // From version 14 on, Graphviz reports two backslashes for one.
      #expect(shown == name || shown == name.replacing("\\", with: "\\\\"))
    }
  }

  @Test("dot draws both views of every page without a warning", arguments: pages.map(\.0))
  func drawing(name: String) async throws {
    let lifecycle = try #require(Self.pages.first { $0.0 == name }?.1)
    let pictures = Picture.all(of: lifecycle).map(\.picture)
    let drawings = Graphviz.drawings(in: try await Graphviz.draw(pictures.map(\.dot), format: "svg"))
    #expect(drawings.count == pictures.count)
    for (drawing, picture) in zip(drawings, pictures) {
      let finished = try #require(FinishedSVG(drawing: drawing, of: picture))
      #expect(FinishedSVG.sourceDigest(of: finished.text) == picture.digest)
    }
  }

  @Test("With a path, dot draws the same states and transitions without a warning", arguments: pages.map(\.0))
  func onPath(name: String) async throws {
    let lifecycle = try #require(Self.pages.first { $0.0 == name }?.1)
    let runs = RunGraph(lifecycle)
    let initial = try #require(runs.graph.initial)
    var chance = RandomWalk(in: runs, seed: 7)
    let run = chance.extend(Run(from: Configuration(initial, scenes: 2)), by: 20)
    let picture = Picture(of: lifecycle, view: .states, runPath: RunPath(run, in: runs, note: "</table> & \"] 『破る』"))
    let (plain, drawn) = try await (DrawnGraph(StateDiagram(lifecycle).dot), DrawnGraph(picture.dot))
    #expect(drawn.states == plain.states)
    #expect(drawn.transitions() == plain.transitions())
    let finished = try await #require(FinishedSVG(drawing: Graphviz.draw([picture.dot], format: "svg"), of: picture))
    #expect(DrawnColors(finished.text).unknown == [])
    for number in run.events.indices {
      #expect(finished.text.contains("#\(number + 1)<") || finished.text.contains("#\(number + 1),"))
    }
  }

  @Test("The picture of a page fits a wiki: no bundled page is wider than 1,600 pixels at 96 dpi")
  func widths() async throws {
    let sources = TestPage.bundled.map { StateDiagram($0.lifecycle).dot }
    for line in try await Graphviz.draw(sources, format: "plain").split(separator: "\n") where line.hasPrefix("graph ")
    {
      let inches = try #require(line.split(separator: " ").dropFirst(2).first.flatMap { Double($0) })
      #expect(inches * 96 < 1600)
    }
  }
}
