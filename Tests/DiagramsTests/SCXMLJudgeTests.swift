import Diagrams
import LifecycleModel
import TestSupport
import Testing

@Suite(
  "Documents as qscxmlc reads them", .tags(.judge, .slow), .enabled(if: Judge.scxml.isWanted, "\(Judge.scxml.reason)"))
struct SCXMLJudgeTests {
  private struct Verdict: Decodable {
    struct State: Decodable {
      let id: String
      let kind: String
      let name: String
      let parent: String?
    }
    struct Transition: Decodable, Hashable {
      let source: String
      let target: String
      let event: String
      let cond: String?
      let calls: [[String]]
      let raises: [String]
    }
    let accepted: Bool
    let error: String?
    let name: String
    let states: [State]
    let transitions: [Transition]
  }

  @Test("qscxmlc accepts every document, and reads the graph that we wrote")
  func everyPage() async throws {
    let pages = JudgedPages.many
    let verdicts: [Verdict] = try await Judge.scxml.answer(
      pages.map { SCXMLEmitter().graph(of: $0.lifecycle, view: .states) })
    try #require(verdicts.count == pages.count)
    for (page, verdict) in zip(pages, verdicts) {
      #expect(verdict.accepted, "\(page.name): \(verdict.error ?? "")")
      check(page, verdict)
    }
  }

  @Test("qscxmlc rejects invalid documents, so its acceptance is meaningful")
  func rejection() async throws {
    let text =
      "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\" initial=\"nowhere\"><state id=\"a\"/></scxml>"
    let verdicts: [[String: Bool?]] = try await Judge.scxml.answer([text], as: [Acceptance].self).map {
      ["": $0.accepted]
    }
    #expect(verdicts == [["": false]])
  }

  private struct Acceptance: Decodable { let accepted: Bool }

  private func check(_ page: JudgedPages.Page, _ verdict: Verdict) {
    let lifecycle = page.lifecycle
    let names = Dictionary(verdict.states.map { ($0.id, $0.name) }) { first, _ in first }
    #expect(verdict.name == lifecycle.name)
    let read = Drawing(
      nodes: verdict.states.map { Drawing.Node(name: $0.name, parent: $0.parent.flatMap { names[$0] }) },
      edges: verdict.transitions.map { transition in
        Drawing.Edge(
          source: names[transition.source] ?? "?", target: names[transition.target] ?? "?",
          label: transition.calls.map { $0.joined(separator: " ") }.joined(separator: "\n"))
      })
    #expect(read.nodes == Drawing(of: lifecycle).nodes, "\(page.name)")
    #expect(read.edges == Self.transitions(of: lifecycle), "\(page.name)")
    #expect(Set(verdict.transitions.map { [$0.source, $0.event, $0.cond] }).count <= verdict.transitions.count)
    // Every event that is raised is expected in the state that was just entered.
    for transition in verdict.transitions {
      for event in transition.raises {
        let hearers = verdict.transitions.filter { $0.event == event }
        #expect(hearers.map(\.source) == [transition.target], "\(page.name)")
      }
    }
    let raised = verdict.transitions.flatMap(\.raises).count
    #expect(raised == lifecycle.transitions.filter(\.isContinuation).count, "\(page.name)")
  }

  private static func transitions(of lifecycle: Lifecycle) -> [Drawing.Edge: Int] {
    let edges = lifecycle.transitions.map { transition in
      let calls = transition.steps.map { step in
        let name = lifecycle.shownName(of: step.callback)
        let literal = name.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
        return "\(lifecycle.delegate(of: step.callback).name) '\(literal)'"
      }
      return Drawing.Edge(
        source: lifecycle[transition.source].name, target: lifecycle[transition.target].name,
        label: calls.joined(separator: "\n"))
    }
    return Dictionary(edges.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
