import Documents
import LifecycleModel
import Reports
import TestSupport
import Testing

@Suite("The matrix of events and delegates")
struct MatrixTableTests {
  @Test("A cell numbers its calls in the order of the whole event")
  func numbers() {
    #expect(
      TableKind.matrix.table(of: .sample).markdownLines.contains(
        "| Leave | Active → Inactive → Background | | 1. `sceneWillResignActive(_:)`<br/>"
          + "3. `sceneDidEnterBackground(_:)` | | 2. `.inactive`<br/>4. `.background` |"))
  }

  @Test("A delegate named like another column keeps a column of its own")
  func collision() {
    var lifecycle = Lifecycle.sample
    lifecycle.delegates[0].name = "event"
    #expect(
      TableKind.matrix.table(of: lifecycle).records.keys == [
        "event", "guard", "path", "event_", "SceneDelegate", "ViewController", "ScenePhase",
      ])
  }

  @Test("The path is a list, and a delegate without calls has an empty one")
  func records() {
    let table = TableKind.matrix.table(of: .sample)
    #expect(table.json("path").first == #"["Not running","Inactive","Active"]"#)
    #expect(table.json("AppDelegate")[1] == "[]")
  }
}
