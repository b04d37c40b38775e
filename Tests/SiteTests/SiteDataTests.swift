import Foundation
import LifecycleModel
import LifecyclePaths
import TestSupport
import Testing

@testable import Site

@Suite("Data of a web page's script")
struct SiteDataTests {
  private struct Facts: Decodable {
    struct State: Decodable {
      let name: String
      let isAlive: Bool
      let moves: [Int]
    }
    struct Call: Decodable {
      let callback: Int
      let certainty: String
    }
    struct Transition: Decodable {
      let event: String
      let target: Int?
      let next: Int?
      let needsOther: Bool?
      let mode: String?
      let calls: [Call]
    }
    struct Version: Decodable {
      let at: String
      let states: [Int]
      let transitions: [Int]
      let initial: Int?
      let isSeveral: Bool
      let parts: [String: [Int]]?
    }
    struct Page: Decodable {
      let versions: [Version]
      let words: [String: String]
    }
    let page: Page
    private let entries: [Data]

    init(_ text: String) throws {
      let data = Data(text.utf8)
      page = try JSONDecoder().decode(Page.self, from: data)
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      entries = try (try #require(object["entries"] as? [Any])).map { try JSONSerialization.data(withJSONObject: $0) }
    }

    func list<Entry: Decodable>(_ indices: [Int]) throws -> [Entry] {
      try indices.map { try JSONDecoder().decode(Entry.self, from: entries[$0]) }
    }
  }

  private func text(of lifecycle: Lifecycle) -> String { text(of: SiteVersion.all(of: lifecycle)) }

  private func text(of versions: [SiteVersion]) -> String {
    let parts = SiteParts(versions.map { _ in [] })
    return SiteData(versions, parts: parts).json
  }

  @Test(
    "The data of an event gives the same result as a run, at every version",
    arguments: Seeds.cases(of: TestPage.fixtures + TestPage.bundled, oneIn: 3))
  func moves(page: TestPage) throws {
    let versions = SiteVersion.all(of: page.lifecycle)
    let facts = try Facts(text(of: versions))
    #expect(facts.page.versions.map(\.at) == versions.map { $0.selection?.description ?? "" })
    for (version, subject) in zip(facts.page.versions, versions.map(\.subject)) { try compare(version, facts, subject) }
  }

  private func compare(_ version: Facts.Version, _ facts: Facts, _ subject: SiteSubject) throws {
    let runs = subject.runs
    let states: [Facts.State] = try facts.list(version.states)
    let data: [Facts.Transition] = try facts.list(version.transitions)
    #expect(version.initial == runs.graph.initial?.index)
    for leaf in runs.graph.leaves {
      let steps = runs.macrosteps(from: leaf)
      let state = states[leaf.index]
      #expect(state.moves == steps.map { $0.first.transition.index })
      #expect(state.isAlive == runs.isAlive(leaf))
      for (first, step) in zip(state.moves, steps) {
        let transitions = Array(sequence(first: first) { data[$0].next })
        #expect(transitions == runs.transitions(of: step).map(\.transition.index))
        #expect(transitions.map { data[$0].target } == runs.transitions(of: step).map(\.target.index))
        let calls = runs.listedCalls(of: step).map { runs.step(of: $0) }
        #expect(transitions.flatMap { data[$0].calls.map(\.callback) } == calls.map(\.callback.index))
        #expect(transitions.flatMap { data[$0].calls.map(\.certainty) } == calls.map(\.certainty.word))
        #expect(data[first].mode == step.mode?.rawValue)
        let condition = runs.guard(of: step)?.sceneCondition
        for isAlive in [true, false] {
          let needs = data[first].needsOther
          #expect((needs == nil || needs == isAlive) == (condition?.holds(whereAnotherLives: isAlive) ?? true))
        }
      }
    }
  }

  @Test("No text in it can end its element")
  func safety() throws {
    let page = try #require(TestPage.fixtures.first { $0.name == "hostile-names" })
    let text = text(of: page.lifecycle)
    let facts = try Facts(text)
    #expect(!text.contains("<"))
    let states: [Facts.State] = try facts.list(facts.page.versions[0].states)
    #expect(states.map(\.name) == page.lifecycle.states.map(\.name))
  }

  @Test("A page of one life has one, and a page says by its own noun what may be there several times")
  func instances() throws {
    func facts(_ name: String) throws -> Facts.Page {
      let page = try #require(TestPage.bundled.first { $0.name == name })
      return try Facts(text(of: page.lifecycle)).page
    }
    let several = try ["uikit-app", "uikit-scenes"].map { try facts($0).versions[0].isSeveral }
    #expect(several == [false, true])
    let android = try facts("android-activity")
    #expect(!android.versions.map(\.isSeveral).contains(false))
    #expect(android.words["scene"] == "Activity {a}")
    #expect(android.words["addScene"] == "Add another activity")
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
      let words = try Facts(text(of: lifecycle)).page.words
      #expect(asked.subtracting(words.keys) == [])
      #expect(Set(words.keys).subtracting(asked) == [], "Words that no script shows")
      #expect(words.values.allSatisfy { !$0.isEmpty })
    }
  }
}
