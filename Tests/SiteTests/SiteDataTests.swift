import Foundation
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@testable import Site

@Suite("Data of a web page's script")
struct SiteDataTests {
  private struct Data: Decodable {
    struct State: Decodable {
      let name: String
      let isAlive: Bool
      let moves: [Int]
    }
    struct Transition: Decodable {
      struct Call: Decodable {
        let callback: Int
        let certainty: String
      }
      let event: String
      let target: Int?
      let next: Int?
      let needsOther: Bool?
      let calls: [Call]
    }
    let states: [State]
    let transitions: [Transition]
    let initial: Int?
    let words: [String: String]
  }

  private func data(of lifecycle: Lifecycle) throws -> (text: String, data: Data) {
    let text = SiteData(SiteSubject(lifecycle)).json
    return (text, try JSONDecoder().decode(Data.self, from: Foundation.Data(text.utf8)))
  }

  @Test("The data of an event gives the same result as a run", arguments: TestPage.fixtures + TestPage.bundled)
  func moves(page: TestPage) throws {
    let runs = RunGraph(page.lifecycle)
    let data = try data(of: page.lifecycle).data
    #expect(data.initial == runs.graph.initial?.index)
    for leaf in runs.graph.leaves {
      let steps = runs.macrosteps(from: leaf)
      let state = data.states[leaf.index]
      #expect(state.moves == steps.map { $0.first.transition.index })
      #expect(state.isAlive == runs.isAlive(leaf))
      for (first, step) in zip(state.moves, steps) {
        let transitions = Array(sequence(first: first) { data.transitions[$0].next })
        #expect(transitions == runs.transitions(of: step).map(\.transition.index))
        #expect(transitions.map { data.transitions[$0].target } == runs.transitions(of: step).map(\.target.index))
        let calls = runs.listedCalls(of: step).map { runs.step(of: $0) }
        #expect(transitions.flatMap { data.transitions[$0].calls.map(\.callback) } == calls.map(\.callback.index))
        #expect(transitions.flatMap { data.transitions[$0].calls.map(\.certainty) } == calls.map(\.certainty.word))
        let condition = runs.guard(of: step)?.sceneCondition
        for isAlive in [true, false] {
          let needs = data.transitions[first].needsOther
          #expect((needs == nil || needs == isAlive) == (condition?.holds(whereAnotherLives: isAlive) ?? true))
        }
      }
    }
  }

  @Test("No text in it can end its element")
  func safety() throws {
    let page = try #require(TestPage.fixtures.first { $0.name == "hostile-names" })
    let (text, data) = try data(of: page.lifecycle)
    #expect(!text.contains("<"))
    #expect(data.states.map(\.name) == page.lifecycle.states.map(\.name))
  }

  @Test("Every string that the scripts use exists in every language")
  func words() throws {
    let folder = Repository.root.appending(path: "Templates/Site")
    var asked: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.contains("Script") {
      let script = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      asked.formUnion(script.matches(of: #/word\("([A-Za-z]+)"/#).map { String($0.1) })
      asked.formUnion(
        script.matches(of: #/word\([A-Za-z]+ \? "([A-Za-z]+)" : "([A-Za-z]+)"/#).flatMap {
          [String($0.1), String($0.2)]
        })
    }
    for language in Language.allCases {
      var lifecycle = Lifecycle.sample
      lifecycle.language = language
      let words = try data(of: lifecycle).data.words
      #expect(asked.subtracting(words.keys) == [])
      #expect(Set(words.keys).subtracting(asked) == [], "Words that no script shows")
      #expect(words.values.allSatisfy { !$0.isEmpty })
    }
  }
}
