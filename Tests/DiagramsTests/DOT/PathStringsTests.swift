import LifecycleModel
import Testing

@testable import Diagrams

@Suite("Descriptions of a path")
struct PathStringsTests {
  private let light = Lifecycle.sketch("Light", delegates: "", states: "Off\nOn", chains: "press|Off > On\n|On > Off")
  private let off = StateID(0)
  private let on = StateID(1)

  private func runPath(_ ways: [(scene: Int, transition: Int)], from start: [StateID], to end: [StateID]) -> RunPath {
    let events = ways.map { way in
      let transition = light.transitions[way.transition]
      return RunPath.Event(
        scene: way.scene,
        transitions: [
          StateGraph.Edge(
            source: transition.source, target: transition.target, transition: TransitionID(way.transition))
        ])
    }
    return RunPath(start: start, events: events, end: end)
  }

  private func words(_ runPath: RunPath, _ language: Language = .english) -> PathStrings {
    var page = light
    page.language = language
    return PathStrings(lifecycle: page, runPath: runPath)
  }

  @Test("A single scene is \"here\"; each of several has its number")
  func rest() {
    let one = runPath([(0, 0)], from: [off, off], to: [on, off])
    #expect(words(one).rest(in: on) == "here")
    #expect(words(one).rest(in: off) == nil, "A scene that never came is nowhere")
    let three = runPath([(0, 0), (1, 0), (2, 0), (2, 1)], from: [off, off, off], to: [on, on, off])
    #expect(words(three).rest(in: on) == "Scenes 1 and 2 are here")
    #expect(words(three).rest(in: off) == "Scene 3 is here")
    #expect(words(three, .japanese).rest(in: on) == "シーン1、2はここ")
    #expect(words(three, .korean).rest(in: on) == "씬 1, 2 여기")
    #expect(words(three, .chinese).rest(in: on) == "场景 1、2 在此")
    #expect(words(one, .japanese).rest(in: on) == "ここ")
    #expect(words(one, .korean).rest(in: on) == "여기")
  }

  @Test("A scene that was alive at the beginning is shown in its state, even if it does nothing")
  func idle() {
    let idle = runPath([(0, 0)], from: [off, on], to: [on, on])
    #expect(words(idle).rest(in: on) == "Scenes 1 and 2 are here")
    #expect(words(idle).heading == "Path:", "They begin in different states")
    #expect(words(runPath([], from: [off, off], to: [off, off])).rest(in: off) == "here")
  }

  @Test("The heading names the start of the path; an event without a name is described by its states")
  func legend() {
    let there = runPath([(0, 0), (0, 1)], from: [off], to: [off])
    #expect(words(there).heading == "Path from Off:")
    #expect(words(there, .japanese).heading == "たどった経路（Offから）：")
    #expect(words(there, .korean).heading == "지나온 경로(Off에서):")
    #expect(there.events.map { words(there).name(of: $0) } == ["press", "On → Off"])
  }

  @Test("The path is described in sentences, with its note")
  func description() {
    var there = runPath([(0, 0), (0, 1)], from: [off], to: [off])
    there.note = "Then it breaks."
    #expect(
      words(there).description
        == "Path from Off: 1 press, from Off to On. 2, from On to Off. Current state: Off. Then it breaks.")
    #expect(words(there, .japanese).description.contains("1 press、OffからOnへ。"))
    #expect(words(there, .korean).description.contains("1 press: Off → On."))
  }
}
