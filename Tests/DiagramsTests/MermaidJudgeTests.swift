import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams

@Suite(
  "Diagrams as Mermaid reads them", .tags(.judge, .slow),
  .enabled(if: Judge.mermaid.isWanted, "\(Judge.mermaid.reason)"))
struct MermaidJudgeTests {
  private struct Verdict: Decodable {
    struct Node: Decodable {
      let id: String
      let label: String
      let shape: String?
      let parent: String?
    }
    struct Edge: Decodable {
      let source: String
      let target: String
      let label: String
    }
    struct Message: Decodable {
      let type: Int
      let to: String?
      let text: String
    }
    struct Drawn: Decodable {
      let states: Int
      let edges: Int
      let actors: Int
      let messages: Int
    }
    let accepted: Bool
    let error: String?
    let shown: [String]?
    let nodes: [Node]?
    let edges: [Edge]?
    let actors: [Node]?
    let messages: [Message]?
    let drawn: Drawn?
  }

  @Test("Mermaid accepts every diagram, and reads and shows the graph that we wrote")
  func everyPage() async throws {
    let pages = JudgedPages.many
    let texts = GraphView.allCases.flatMap { view in
      pages.map { MermaidEmitter().graph(of: $0.lifecycle, view: view) }
    }
    let verdicts: [Verdict] = try await Judge.mermaid.answer(texts)
    try #require(verdicts.count == texts.count)
    for (page, verdict) in zip(pages + pages, verdicts) {
      #expect(verdict.accepted, "\(page.name): \(verdict.error ?? "")")
    }
    for (page, verdict) in zip(pages, verdicts) { checkStates(page, verdict) }
    for (page, verdict) in zip(pages, verdicts.dropFirst(pages.count)) { checkSequence(page, verdict) }
  }

  @Test("Mermaid accepts the calls on each event")
  func events() async throws {
    let parts = TestPage.bundled.flatMap { page in
      Set(page.lifecycle.transitions.map(\.event)).sorted().compactMap { event -> JudgedPages.Page? in
        guard let part = page.lifecycle.limited(toEvent: event), part.transitions.contains(where: { !$0.steps.isEmpty })
        else { return nil }
        return JudgedPages.Page(name: "\(page.name), \(event)", lifecycle: part)
      }
    }
    try #require(parts.count > 40)
    let texts = parts.map { MermaidEmitter().graph(of: $0.lifecycle, view: .sequence) }
    let verdicts: [Verdict] = try await Judge.mermaid.answer(texts)
    try #require(verdicts.count == texts.count)
    for (part, verdict) in zip(parts, verdicts) {
      #expect(verdict.accepted, "\(part.name): \(verdict.error ?? "")")
      checkSequence(part, verdict)
    }
  }

  @Test("Mermaid rejects invalid text, so its acceptance is meaningful")
  func rejection() async throws {
    let verdicts: [Verdict] = try await Judge.mermaid.answer(["stateDiagram-v2\n    state \"a\" as {\n", "flurb"])
    #expect(verdicts.map(\.accepted) == [false, false])
  }

  private func checkStates(_ page: JudgedPages.Page, _ verdict: Verdict) {
    let nodes = verdict.nodes ?? []
    let marks = Set(nodes.filter { $0.shape == "stateStart" || $0.shape == "stateEnd" }.map(\.id))
    let names = Dictionary(nodes.map { ($0.id, marks.contains($0.id) ? Drawing.mark : $0.label) }) { first, _ in first }
    let read = Drawing(
      nodes: nodes.filter { !marks.contains($0.id) }.map {
        Drawing.Node(name: $0.label, parent: $0.parent.flatMap { names[$0] })
      },
      edges: (verdict.edges ?? []).map {
        Drawing.Edge(
          source: names[$0.source] ?? "?", target: names[$0.target] ?? "?", label: $0.label.collapsingSpacesInLines)
      })
    let meant = Drawing(of: page.lifecycle).joiningLoops(inOrderOf: page.lifecycle)
    #expect(read == meant, "\(page.name)")
    #expect(verdict.drawn?.states == meant.nodes.values.reduce(0, +), "\(page.name): states in the picture")
    #expect(verdict.drawn?.edges == meant.edges.values.reduce(0, +), "\(page.name): arrows in the picture")
    let shown = (verdict.shown ?? []).flatMap { $0.split(separator: "\n").map { String($0).collapsingSpaces } }
    #expect(Drawing.lines(of: page.lifecycle).missing(in: shown) == [], "\(page.name)")
  }

  private func checkSequence(_ page: JudgedPages.Page, _ verdict: Verdict) {
    let lifecycle = page.lifecycle
    let lanes = [DiagramStrings(lifecycle).system] + lifecycle.delegates.map { DiagramStrings(lifecycle).name(of: $0) }
    let actors = verdict.actors ?? []
    #expect(actors.map(\.label) == lanes, "\(page.name)")
    let names = Dictionary(actors.map { ($0.id, $0.label) }) { first, _ in first }
    let calls = (verdict.messages ?? []).filter { [0, 1, 25].contains($0.type) }
    let expected = lifecycle.transitions.flatMap(\.steps)
    #expect(
      calls.map { $0.to.flatMap { names[$0] } }
        == expected.map { DiagramStrings(lifecycle).name(of: lifecycle.delegate(of: $0.callback)) }, "\(page.name)")
    for (call, step) in zip(calls, expected) {
      #expect(call.text.hasPrefix(lifecycle.shownName(of: step.callback)), "\(page.name)")
    }
    #expect(verdict.drawn?.actors == lanes.count, "\(page.name)")
    #expect(verdict.drawn?.messages == expected.count, "\(page.name)")
    let bands = (verdict.messages ?? []).filter { $0.type == 2 }.map(\.text)
    #expect(bands == Self.bands(of: lifecycle), "\(page.name)")
    #expect(bands.map(\.collapsingSpaces).missing(in: (verdict.shown ?? []).map(\.collapsingSpaces)) == [])
  }

  private static func bands(of lifecycle: Lifecycle) -> [String] {
    lifecycle.callSequences.flatMap { sequence in
      [DiagramStrings(lifecycle).heading(of: sequence)] + sequence.path.dropFirst().map { lifecycle[$0].name }
    }
  }
}
