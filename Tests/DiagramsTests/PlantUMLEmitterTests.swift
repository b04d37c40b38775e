import LifecycleModel
import TestSupport
import Testing

@testable import Diagrams

@Suite("PlantUML")
struct PlantUMLEmitterTests {
  private func lines(_ lifecycle: Lifecycle, _ view: GraphView) -> [String] {
    PlantUMLEmitter().graph(of: lifecycle, view: view).split(separator: "\n").map(String.init)
  }

  @Test("Labels are left-aligned, line by line; a backward transition does not affect the layout")
  func states() {
    let lines = lines(.sample, .states)
    #expect(lines.prefix(3) == ["@startuml", "title UIKit scene life cycle", "hide empty description"])
    #expect(lines.last == "@enduml")
    #expect(lines.contains("state \"Foreground\" as s_foreground {"))
    #expect(lines.contains("  [*] --> s_inactive"))
    #expect(
      lines.contains(
        "s_inactive --> s_active : <b>Launch, Return</b>\\l"
          + "<color:#d33307>1 SceneDelegate.sceneDidBecomeActive(_:)</color>\\l"
          + "<color:#2b8176>2 <i>ScenePhase.active</i></color>\\l"))
    #expect(
      lines.contains(
        "s_background -[norank]-> s_inactive : <b>Return</b>\\l"
          + "<color:#d33307>1 SceneDelegate.sceneWillEnterForeground(_:)</color> (may be skipped: back within a second)\\l"
          + "<color:#2b8176>2 <i>ScenePhase.inactive</i></color>\\l"))
  }

  @Test("A final state has an end, a transient one a dashed border")
  func marks() {
    let lines = lines(.shapes, .states)
    #expect(lines.contains("s_end --> [*]"))
    #expect(lines.contains("state \"Alone\" as s_alone ##[dashed]"))
  }

  @Test("A crowded diagram runs from left to right")
  func crowd() {
    var lifecycle = Lifecycle.sample
    #expect(!lines(lifecycle, .states).contains("left to right direction"))
    lifecycle.transitions.append(Transition(from: StateID(3), to: StateID(2), event: "Interruption"))
    #expect(lines(lifecycle, .states).contains("left to right direction"))
  }

  @Test("A chain is below a divider, states are bands, frames show calls that may be skipped or come in any order")
  func sequence() {
    let lines = lines(.sample, .sequence).drop { !$0.hasPrefix("== Return") }
    #expect(
      lines.prefix(6) == [
        "== Return: Background → Inactive → Active ==",
        "opt may be skipped: back within a second",
        "  system -> d_scenedelegate : sceneWillEnterForeground(_:)",
        "end",
        "system --> d_scenephase : .inactive",
        "rnote over system, d_scenephase : Inactive",
      ])
    #expect(
      lines.contains(
        "system -->> d_appdelegate : application(_:didDiscardSceneSessions:) (may come at the next launch)"))
    let group = self.lines(.shapes, .sequence).drop { $0 != "par in any order" }
    #expect(
      group.prefix(5) == [
        "par in any order", "  system -> d_owner : either()", "else", "  system -> d_owner : other()", "end",
      ])
  }
}
