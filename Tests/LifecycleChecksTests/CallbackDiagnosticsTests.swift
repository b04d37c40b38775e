import Diagnostics
import LifecycleReader
import TestSupport
import Testing

@Suite("Diagnostics about callbacks")
struct CallbackDiagnosticsTests {
  @Test("A declared callback or observed value that no transition calls is a warning; scenarios don't count as calls")
  func uncalled() {
    expect(
      page(
        """
        ## Callbacks

        - `Own.one()`
        - `1️⃣Own.two()`
        - `2️⃣Mood.good`
        - `Mood.bad`

        ## Transitions

        - A → A: `Own.one()`, `Mood.bad`

        ## Scenarios

        - A → A: `3️⃣Own.two()`

        ## Rules

        - never `Mood.good`
        """),
      [
        .init("uncalled-callback", at: "1️⃣", covering: "Own.two()"),
        .init("uncalled-callback", at: "2️⃣", covering: "Mood.good"),
        .init("failing-scenario", at: "3️⃣", covering: "Own.two()"),
      ], diagnostics: \.checked)
  }

  @Test("A callback that comes once, on a cycle within one lifetime, is an error")
  func repeated() {
    let reading = expect(
      page(
        """
        - **B**
        - **C**
        - **End** (final)

        ## Callbacks

        - `1️⃣Own.loop()` (once)
        - `Own.start()` (once per process)
        - `2️⃣Own.twice()` (once per scene)
        - `Own.view()` (once per view)
        - `3️⃣Own.self()` (once)

        ## Transitions

        - Start: A → B: `Own.start()`, `Own.loop()`, `Own.view()`
        - On: B → C: `Own.loop()`
        - Again: C → B
        - Both: B → C [x]: `Own.twice()`, `Own.twice()`
        - Stay: C → C: `Own.self()`, `Own.view()`
        - Stop: B → A
        - End: C → End
        """),
      [
        .init("repeated-once", at: "1️⃣", covering: "Own.loop()"),
        .init("repeated-once", at: "2️⃣", covering: "Own.twice()"),
        .init("repeated-once", at: "3️⃣", covering: "Own.self()"),
      ], diagnostics: \.checked)
    #expect(reading.checked[0].notes.map { reading.file.line(at: $0.range.start) } == [26])
  }

  @Test(
    "A callback that is deprecated or not yet available at the page's version is a warning, unless the page says so")
  func versions() {
    expect(
      apple(
        "Version: 26",
        """
        1. `1️⃣AppDelegate.applicationDidBecomeActive(_:)`
        2. `AppDelegate.applicationWillTerminate(_:)`
        """), [.init("deprecated-callback", at: "1️⃣", covering: "AppDelegate.applicationDidBecomeActive(_:)")],
      diagnostics: \.checked)
    expect(
      apple("Version: 12", "1. `1️⃣SceneDelegate.sceneDidBecomeActive(_:)`"),
      [.init("unavailable-callback", at: "1️⃣", covering: "SceneDelegate.sceneDidBecomeActive(_:)")],
      diagnostics: \.checked)
    expect(
      apple("Version: 12 to 25", "1. `AppDelegate.applicationDidBecomeActive(_:)`"), [], diagnostics: \.checked)
    expect(
      apple("Version: none of them", "1. `SceneDelegate.sceneDidBecomeActive(_:)`"),
      [
        .init("invalid-property", at: "line 4, column 12", covering: "none of them")
      ], diagnostics: \.checked)
  }

  @Test("On a page with several versions, a diagnostic that only some have names the first of them")
  func projections() {
    let reading = expect(
      apple(
        "Version: 12 to 27",
        "1. `1️⃣AppDelegate.applicationDidBecomeActive(_:)` (since iOS 10)\n2. `2️⃣SceneDelegate.sceneDidBecomeActive(_:)` (removed iOS 27)"
      ),
      [
        .init("deprecated-callback", at: "1️⃣", covering: "AppDelegate.applicationDidBecomeActive(_:)"),
        .init("unavailable-callback", at: "2️⃣", covering: "SceneDelegate.sceneDidBecomeActive(_:)"),
      ], diagnostics: \.checked)
    #expect(
      reading.checked.map { $0.summary.hasSuffix(" at iOS 27") || $0.summary.hasSuffix(" at iOS 12") } == [true, true])
  }

  private func page(_ rest: String) -> MarkedText {
    MarkedText(
      "# T\n\n## Delegates\n\n- `Own`: `OwnDelegate`\n- `Mood`: observed\n\n## States\n\n- **A** (initial)\n\(rest)")
  }

  private func apple(_ property: String, _ steps: String) -> MarkedText {
    MarkedText(
      """
      # T

      - Platform: iOS
      - \(property)

      ## States

      - **A** (initial)

      ## Transitions

      ### A → A

      \(steps)
      """)
  }
}
