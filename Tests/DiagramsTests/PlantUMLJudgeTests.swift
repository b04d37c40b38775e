import Diagrams
import LifecycleModel
import TestSupport
import Testing

@Suite(
  "Diagrams as PlantUML reads them", .tags(.judge, .slow),
  .enabled(if: Judge.plantUML.isWanted, "\(Judge.plantUML.reason)"))
struct PlantUMLJudgeTests {
  private struct Question: Encodable {
    let view: String
    let text: String
  }

  private struct Verdict: Decodable {
    struct State: Decodable {
      let name: String
      let parent: String?
    }
    struct Edge: Decodable {
      let source: String
      let target: String
    }
    let accepted: Bool
    let error: String?
    let lines: [String]
    let states: [State]
    let edges: [Edge]
  }

  @Test("PlantUML accepts every diagram, and reads and shows the graph that we wrote")
  func everyPage() async throws {
    let pages = JudgedPages.many
    let questions = GraphView.allCases.flatMap { view in
      pages.map { Question(view: view.rawValue, text: PlantUMLEmitter().graph(of: $0.lifecycle, view: view)) }
    }
    let verdicts: [Verdict] = try await Judge.plantUML.answer(questions)
    try #require(verdicts.count == questions.count)
    for (page, verdict) in zip(pages + pages, verdicts) {
      #expect(verdict.accepted, "\(page.name): \(verdict.error ?? "")")
    }
    for (page, verdict) in zip(pages, verdicts) {
      #expect(Self.drawing(verdict) == Drawing(of: page.lifecycle).unlabelled, "\(page.name)")
      #expect(Drawing.lines(of: page.lifecycle).missing(in: verdict.lines) == [], "\(page.name)")
    }
    for (page, verdict) in zip(pages, verdicts.dropFirst(pages.count)) {
      #expect(Self.sequence(of: page.lifecycle).missing(in: verdict.lines) == [], "\(page.name)")
    }
  }

  @Test("PlantUML rejects invalid text, so its acceptance is meaningful")
  func rejection() async throws {
    let text = "@startuml\nflurb flurb flurb\n@enduml\n"
    let verdicts: [Verdict] = try await Judge.plantUML.answer([Question(view: "states", text: text)])
    #expect(verdicts.map(\.accepted) == [false])
  }

  private static func drawing(_ verdict: Verdict) -> Drawing {
    func isMark(_ name: String) -> Bool { name.hasPrefix("*start") || name.hasPrefix("*end") }
    return Drawing(
      nodes: verdict.states.filter { !isMark($0.name) }.map { Drawing.Node(name: $0.name, parent: $0.parent) },
      edges: verdict.edges.map {
        Drawing.Edge(
          source: isMark($0.source) ? Drawing.mark : $0.source, target: isMark($0.target) ? Drawing.mark : $0.target,
          label: "")
      })
  }

  private static func sequence(of lifecycle: Lifecycle) -> [String] {
    let strings = DiagramStrings(lifecycle)
    let lanes = [strings.system] + lifecycle.delegates.map { strings.name(of: $0) }
    let bands = lifecycle.callSequences.flatMap { sequence in
      [strings.heading(of: sequence)] + sequence.path.dropFirst().map { lifecycle[$0].name }
    }
    let calls = lifecycle.transitions.flatMap(\.steps).map { step in
      lifecycle.shownName(of: step.callback)
        + (step.certainty.mayBeMissing ? "" : DiagramStrings.parenthesis(strings.remarks(of: step)))
    }
    return (lanes + bands + calls).map(\.collapsingSpaces)
  }
}
