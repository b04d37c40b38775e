import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecycleReader
import TestSupport
import Testing

@Suite("States and transitions that are checked")
struct GraphCheckTests {
  @Test("A page without states or transitions is an error at its title, once")
  func empty() {
    expect(
      "# 1️⃣T", [.init("no-states", at: "1️⃣", covering: "T"), .init("no-transitions", at: "1️⃣", covering: "T")],
      findings: \.checked)
    expect(
      "# 1️⃣T\n\n## States\n\n- **A** (initial)\n\n## Transitions\n", [.init("no-transitions", at: "1️⃣", covering: "T")],
      findings: \.checked)
  }

  @Test("A state that no way leads to is a warning; substates and parents of reached ones are reached")
  func unreachable() {
    expect(
      page(
        """
        - **A** (initial)
        - **B**
          - **C**
          - **D**
            - **1️⃣E**
            - **F**
        - **2️⃣G**
          - **3️⃣H**
        - **I** (final)

        ## Transitions

        - go: A → B
        - on: C → F
        - G → A
        - B → A
        - off: B → I
        """),
      [
        .init("unreachable-state", at: "1️⃣", covering: "E"), .init("unreachable-state", at: "2️⃣", covering: "G"),
        .init("unreachable-state", at: "3️⃣", covering: "H"),
      ], findings: \.checked)
  }

  @Test("A reached state that is never left and not final is a warning; so is none inside a final one")
  func deadEnd() {
    expect(
      page(
        """
        - **A** (initial)
        - **1️⃣B**
        - **C** (final)
          - **D**
        - **E**
          - **F**

        ## Transitions

        - A → B
        - A → C
        - A → E
        - E → A
        """), [.init("dead-end", at: "1️⃣", covering: "B")], findings: \.checked)
  }

  @Test("Two transitions with one source, event and guard are an error at the second")
  func duplicates() {
    let reading = expect(
      page(
        """
        - **A** (initial)
        - **B**
        - **C**

        ## Transitions

        - Go: A → B
        - 1️⃣go: a → C
        - Go: A → C [x]
        - 2️⃣Go: A → C [X]
        - A → B
        - A → C
        - 3️⃣A → B
        - Back: B → A (removed iOS 13)
        - Back: B → C (since iOS 13)
        - C → A
        """),
      [
        .init("duplicate-transition", at: "1️⃣", covering: "go: a → C"),
        .init("duplicate-transition", at: "2️⃣", covering: "Go: A → C [X]"),
        .init("duplicate-transition", at: "3️⃣", covering: "A → B"),
      ], findings: \.checked)
    #expect(
      reading.checked.map { $0.notes.map { reading.file[$0.range] } } == [["Go: A → B"], ["Go: A → C [x]"], ["A → B"]])
  }

  @Test("The same hop told twice in longer chains is no duplicate, unless its calls differ")
  func chains() {
    expect(
      page(
        """
        - **A** (initial)
        - **B**
        - **C**

        ## Delegates

        - `Own`: `OwnDelegate`

        ## Transitions

        ### Go: A → B → C

        1. `Own.one()`
        2. **B**
        3. `Own.two()`

        ### Go: C → B → C

        1. **B**
        2. `Own.two()`

        ### 1️⃣Go: A → B → A

        1. `Own.other()`
        2. **B**
        """),
      [.init("duplicate-transition", at: "1️⃣", covering: "Go: A → B → A")],
      findings: { $0.checked.filter { $0.id == "duplicate-transition" }.uniqueByPlace })
  }

  private func page(_ states: String) -> MarkedText {
    MarkedText("# T\n\n## States\n\n\(states)")
  }
}

@Suite("Callbacks that are checked")
struct CallbackCheckTests {
  @Test("A declared callback that no transition calls is a warning, an observed value too; scenarios do not call")
  func uncalled() {
    expect(
      page(
        """
        ## Callbacks

        - `Own.one()`
        - `1️⃣Own.two()`
        - `2️⃣Mood.good`

        ## Transitions

        - A → A: `Own.one()`, `Mood.bad`

        ## Scenarios

        - A → A: `Own.two()`

        ## Rules

        - never `Mood.good`
        """),
      [
        .init("uncalled-callback", at: "1️⃣", covering: "Own.two()"),
        .init("uncalled-callback", at: "2️⃣", covering: "Mood.good"),
        .init("unknown-callback", at: "line 19, column 29", covering: "bad"),
      ], findings: \.checked)
  }

  @Test("A callback that comes once, on a cycle that avoids a new life, is a warning")
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
      ], findings: \.checked)
    #expect(reading.checked[0].notes.map { reading.file.line(at: $0.range.start) } == [25])
  }

  @Test("A callback that is deprecated or not there yet at the page's version is a warning, unless the page says so")
  func versions() {
    expect(
      apple(
        "Version: 26",
        """
        1. `1️⃣AppDelegate.applicationDidBecomeActive(_:)`
        2. `AppDelegate.applicationWillTerminate(_:)`
        """), [.init("deprecated-callback", at: "1️⃣", covering: "AppDelegate.applicationDidBecomeActive(_:)")],
      findings: \.checked)
    expect(
      apple("Version: 12", "1. `1️⃣SceneDelegate.sceneDidBecomeActive(_:)`"),
      [.init("unavailable-callback", at: "1️⃣", covering: "SceneDelegate.sceneDidBecomeActive(_:)")], findings: \.checked)
    expect(
      apple("Version: 12 to 25", "1. `AppDelegate.applicationDidBecomeActive(_:)`"), [], findings: \.checked)
    expect(
      apple("Version: none of them", "1. `SceneDelegate.sceneDidBecomeActive(_:)`"),
      [
        .init("invalid-property", at: "line 4, column 12", covering: "none of them")
      ], findings: \.checked)
  }

  @Test("Of a page about several versions, a finding that only some have names the first of them")
  func projections() {
    let reading = expect(
      apple(
        "Version: 12 to 27",
        "1. `1️⃣AppDelegate.applicationDidBecomeActive(_:)` (since iOS 10)\n2. `2️⃣SceneDelegate.sceneDidBecomeActive(_:)` (removed iOS 27)"
      ),
      [
        .init("deprecated-callback", at: "1️⃣", covering: "AppDelegate.applicationDidBecomeActive(_:)"),
        .init("unavailable-callback", at: "2️⃣", covering: "SceneDelegate.sceneDidBecomeActive(_:)"),
      ], findings: \.checked)
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

extension [Diagnostic] {
  /// The first of those at one place.
  fileprivate var uniqueByPlace: [Diagnostic] {
    var seen: Set<SourceRange> = []
    return filter { seen.insert($0.range).inserted }
  }
}
