import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecycleReader
import TestSupport
import Testing

@Suite("Equivalents that the graph contradicts")
struct ContradictedEquivalentTests {
  @Test(
    "A value that corresponds to another call, and 'none' for a value with a call, are contradicted; a repetition of the graph is not"
  )
  func values() {
    expect(
      page(
        "Phase",
        """
        | `sceneWillResignActive(_:)` | `.inactive` | |
        1️⃣| `sceneDidBecomeActive(_:)` | `.inactive` | |
        2️⃣| `sceneDidEnterBackground(_:)` | none | On the way out. |
        | `sceneDidDisconnect(_:)` | none | No substitute. |
        | `sceneDidEnterBackground(_:)` | a view's own | |
        3️⃣| none | `.active` | |
        """),
      [
        expected("1️⃣", "| `sceneDidBecomeActive(_:)` | `.inactive` | |"),
        expected("2️⃣", "| `sceneDidEnterBackground(_:)` | none | On the way out. |"),
        expected("3️⃣", "| none | `.active` | |"),
      ], diagnostics: \.contradictions)
  }

  @Test("Calls on parallel transitions contradict another pair; calls that merely come together don't")
  func calls() {
    expect(
      page(
        "App",
        """
        | `sceneWillResignActive(_:)` | `applicationWillResignActive(_:)` | |
        1️⃣| `sceneDidBecomeActive(_:)` | `applicationWillTerminate(_:)` | |
        | `sceneDidDisconnect(_:)` | none | |
        | `scene(_:continue:)` | `application(_:open:options:)` | |
        """),
      [expected("1️⃣", "| `sceneDidBecomeActive(_:)` | `applicationWillTerminate(_:)` | |")],
      diagnostics: \.contradictions)
  }

  @Test("The diagnostic names both, shows the transition and gives the fix")
  func words() throws {
    let reading = expect(
      page("Phase", "1️⃣| `sceneWillResignActive(_:)` | `.active` | |"),
      [expected("1️⃣", "| `sceneWillResignActive(_:)` | `.active` | |")], diagnostics: \.contradictions)
    let diagnostic = try #require(reading.contradictions.first)
    #expect(diagnostic.summary == "'sceneWillResignActive(_:)' corresponds to '.inactive', not to '.active'")
    #expect(diagnostic.help == "Write '.inactive' here, or fix the transitions")
    #expect(diagnostic.notes.map { reading.file[$0.range].contains("Leave") } == [true])
  }

  @Test("The article's mistake on the bundled page is found")
  func mistake() throws {
    let page = try #require(TestPage.bundled.first { $0.name == "scene-phase" })
    var lifecycle = page.lifecycle
    let call = try #require(lifecycle.callbackIDs.first { lifecycle[$0].name == "sceneWillResignActive(_:)" })
    let value = try #require(lifecycle.callbackIDs.first { lifecycle[$0].name == "active" })
    lifecycle.equivalents[0].rows[0].cells = [.init(callbacks: [call]), .init(callbacks: [value])]
    let found = CheckRegistry.diagnostics(in: CheckSubject(lifecycle, sourceMap: page.reading.sourceMap))
    #expect(found.map(\.id) == ["contradicted-equivalent"])
  }

  private func expected(_ mark: String, _ text: String) -> ExpectedDiagnostic {
    .init("contradicted-equivalent", at: mark, covering: text)
  }

  private func page(_ other: String, _ rows: String) -> MarkedText {
    MarkedText(
      """
      # Page

      - Platform: iOS
      - Version: 17

      ## Delegates

      - `App`: `UIApplicationDelegate`, one per process
      - `Scene`: `UIWindowSceneDelegate`, one per scene
      - `Phase`: `ScenePhase`, observed, one per scene

      ## States

      - **Out** (initial)
      - **On**

      ## Transitions

      - Come: Out → On [with scenes]: `Scene.sceneDidBecomeActive(_:)`, `Phase.active`
      - Come: Out → On [without]: `App.applicationDidBecomeActive(_:)`
      - Leave: On → Out [with scenes]: `Scene.sceneWillResignActive(_:)`, `Phase.inactive`
      - Leave: On → Out [without]: `App.applicationWillResignActive(_:)`
      - Hide: On → Out: `Scene.sceneDidEnterBackground(_:)`, `Phase.background`
      - End: On → Out: `Scene.sceneDidDisconnect(_:)`, `App.applicationWillTerminate(_:)`

      ## Equivalents

      | Scene | \(other) | Notes |
      |---|---|---|
      \(rows)
      """)
  }
}
