import Foundation
import LifecycleImport
import TestSupport
import Testing

@Suite(
  "Diagrams of others as Mermaid reads them", .tags(.judge, .slow),
  .enabled(if: Judge.mermaid.isWanted, "\(Judge.mermaid.reason)"))
struct MermaidCorpusTests {
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
    }
    let accepted: Bool
    let nodes: [Node]?
    let edges: [Edge]?
  }

  @Test("We read the states and arrows that Mermaid reads")
  func corpus() async throws {
    let files = try DiagramFile.all(in: "Mermaid")
    let verdicts: [Verdict] = try await Judge.mermaid.answer(files.map(\.text))
    try #require(verdicts.count == files.count && files.count > 15)
    for (file, verdict) in zip(files, verdicts) {
      #expect(verdict.accepted, "\(file.name)")
      expect(StateDiagramReader.read(file.text, .mermaid)[0], isReadAs: drawing(verdict), file.name)
    }
  }

  private func drawing(_ verdict: Verdict) -> ReadDrawing {
    let nodes = Dictionary(uniqueKeysWithValues: (verdict.nodes ?? []).map { ($0.id, $0) })
    func isMark(_ node: Verdict.Node) -> Bool { node.shape == "stateStart" || node.shape == "stateEnd" }
    func name(_ id: String?) -> String? {
      guard let node = id.flatMap({ nodes[$0] }) else { return nil }
      return node.shape == "divider" ? name(node.parent) : isMark(node) ? "*" : node.label
    }
    let states = (verdict.nodes ?? []).filter { !isMark($0) && $0.shape != "divider" }
    return ReadDrawing(
      states: states.map { ($0.label, name($0.parent)) },
      // An arrow to a note ends at no node.
      arrows: (verdict.edges ?? []).compactMap { edge in
        name(edge.source).flatMap { source in name(edge.target).map { (source, $0) } }
      })
  }
}

@Suite(
  "Diagrams of others as PlantUML reads them", .tags(.judge, .slow),
  .enabled(if: Judge.plantUML.isWanted, "\(Judge.plantUML.reason)"))
struct PlantUMLCorpusTests {
  private struct Question: Encodable {
    let view = "states"
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
    let states: [State]
    let edges: [Edge]
  }

  @Test("We read the states and arrows that PlantUML reads")
  func corpus() async throws {
    let files = try DiagramFile.all(in: "PlantUML")
    let verdicts: [Verdict] = try await Judge.plantUML.answer(files.map { Question(text: $0.text) })
    try #require(verdicts.count == files.count && files.count > 15)
    for (file, verdict) in zip(files, verdicts) {
      #expect(verdict.accepted, "\(file.name)")
      expect(StateDiagramReader.read(file.text, .plantUML)[0], isReadAs: drawing(verdict), file.name)
    }
  }

  private func drawing(_ verdict: Verdict) -> ReadDrawing {
    // A concurrent region has no name.
    let regions = verdict.states.filter(\.name.isEmpty).first?.parent
    func name(_ name: String) -> String { name.hasPrefix("*") ? "*" : name }
    return ReadDrawing(
      states: verdict.states.filter { !$0.name.hasPrefix("*") && !$0.name.isEmpty }.map {
        ($0.name, $0.parent == "" ? regions : $0.parent)
      },
      arrows: verdict.edges.filter { !$0.target.hasPrefix("*historical") }.map { (name($0.source), name($0.target)) })
  }
}

/// A diagram below `Tests/Fixtures/Import`.
struct DiagramFile {
  /// The name of its file without the ending.
  let name: String
  /// The text.
  let text: String

  /// The diagrams of a folder, by name.
  static func all(in folder: String) throws -> [DiagramFile] {
    let folder = Repository.root.appending(path: "Tests/Fixtures/Import/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      DiagramFile(
        name: String(name.prefix { $0 != "." }),
        text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }
}
