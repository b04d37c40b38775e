import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("The table of transitions")
struct TransitionsTableTests {
  @Test("Calls are below one another, with their owners and certainty")
  func calls() {
    let lines = TableKind.transitions.table(of: .sample).markdownLines
    #expect(
      lines.contains(
        "| Background | Inactive | Return | `SceneDelegate.sceneWillEnterForeground(_:)` "
          + "(may be skipped: back within a second)<br/>`ScenePhase.inactive` |"))
    #expect(lines.contains("| Background | Suspended | Suspend | — |"))
  }

  @Test("A record has its calls as objects, or as lines of names if only text is possible")
  func records() {
    let table = TableKind.transitions.table(of: .sample)
    #expect(
      table.json("calls")[1]
        == #"[{"position":6,"delegate":"SceneDelegate","callback":"sceneDidBecomeActive(_:)","certainty":"always","#
        + #""condition":null,"unordered":null},{"position":7,"delegate":"ScenePhase","callback":"active","#
        + #""certainty":"always","condition":null,"unordered":null}]"#)
    #expect(table.texts("calls")[1] == "SceneDelegate.sceneDidBecomeActive(_:)\nScenePhase.active")
  }

  @Test("Versions are words for people and separate values for programs")
  func versions() {
    var lifecycle = Lifecycle.sample
    lifecycle.transitions[0].availability = Availability(
      since: PlatformVersion("iOS 13"), removed: PlatformVersion("iOS 27"))
    let table = TableKind.transitions.table(of: lifecycle)
    #expect(table.markdownLines.contains { $0.hasSuffix("| since iOS 13, removed iOS 27 |") })
    #expect(table.texts("since").first == "iOS 13")
    #expect(table.json("deprecated").first == "null")
  }
}
