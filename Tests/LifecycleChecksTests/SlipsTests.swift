import Diagnostics
import LifecycleModel
import LifecycleReader
import TestSupport
import Testing

@Suite("One slip, one diagnostic")
struct SlipsTests {
  @Test("A heading with a section's word, or its entries below it, is reported, and nothing that follows from it")
  func headings() {
    expect(
      """
      # T

      ## 1️⃣App states

      - **A** (initial)

      ## 2️⃣Who calls whom

      - `sceneDidBecomeActive(_:)`
      - `SceneDelegate.sceneWillResignActive(_:)`

      ## 3️⃣What happens

      - Go: A → B: `SceneDelegate.sceneDidBecomeActive(_:)`
      - Back: B → A

      ## Background

      Nothing.
      """,
      [
        .init("unrecognized-section", at: "1️⃣", covering: "App states", fixes: ["States"]),
        .init("unrecognized-section", at: "2️⃣", covering: "Who calls whom", fixes: ["Callbacks"]),
        .init("unrecognized-section", at: "3️⃣", covering: "What happens", fixes: ["Transitions"]),
      ], diagnostics: \.checked)
    expect(
      "# T\n\n## 1️⃣画面の状態一覧\n\n- **A** (初期, 終了状態)\n\n## 遷移\n\n- A → A",
      [.init("unrecognized-section", at: "1️⃣", covering: "画面の状態一覧", fixes: ["状態"])], diagnostics: \.checked)
  }

  @Test("A column of calls under another heading is reported; a column of prose is the description")
  func columns() throws {
    let start = "# T\n\n## States\n\n- **A** (initial, final)\n\n## Transitions\n\n"
    let rows = "|---|---|---|---|\n| A | A | `sceneDidBecomeActive(_:)` | Anna |"
    expect(
      MarkedText("\(start)| From | To | 1️⃣Handlers | Owner |\n\(rows)"),
      [.init("unrecognized-column", at: "1️⃣", covering: "Handlers", fixes: ["Callbacks"])], diagnostics: \.checked)
    expect(
      MarkedText("\(start)| 元 | 先 | 1️⃣処理 | 備考 |\n\(rows)"),
      [.init("unrecognized-column", at: "1️⃣", covering: "処理", fixes: ["コールバック"])], diagnostics: \.checked)
    expect(
      MarkedText(
        "\(start)| From | To | Callback | 1️⃣Also |\n|---|---|---|---|\n| A | A | — | sceneDidBecomeActive(_:) |"),
      [.init("unrecognized-column", at: "1️⃣", covering: "Also")], diagnostics: \.checked)
    expect(
      MarkedText("\(start)| Change | 1️⃣Handlers |\n|---|---|\n| A → A | `sceneDidBecomeActive(_:)` |"),
      [.init("unrecognized-column", at: "1️⃣", covering: "Handlers", fixes: ["Callbacks"])], diagnostics: \.checked)
    expect(
      MarkedText("\(start)| From | To | See | Callback |\n|---|---|---|---|\n| A | A | never `foo()` | `O.go()` |"), [],
      diagnostics: \.checked)
  }

  @Test("Of a table whose columns are not known, only that is reported")
  func malformedTable() {
    expect(
      MarkedText(
        """
        # T

        ## States

        - **A** (initial, final)

        ## Callbacks

        - `SceneDelegate.sceneDidBecomeActive(_:)`

        ## Transitions

        | 1️⃣Before | Methods |
        |---|---|
        | A | `sceneDidBecomeActive(_:)` |
        """),
      [.init("malformed-table", at: "1️⃣", covering: "Before | Methods")], diagnostics: \.checked)
  }

  @Test("The same unknown state in several paths is one diagnostic, with their number")
  func repeated() throws {
    let reading = LifecycleReader.read(
      MarkedText("# T\n\n## States\n\n- **A** (initial)\n\n## Transitions\n\n- A → Bad\n- Bad → A\n- Bad → Worse").file)
    let found = reading.checked.filter { $0.id == "unknown-state" }
    #expect(found.map(\.summary) == ["State 'Bad' is not defined (3 times)", "State 'Worse' is not defined"])
    let note = try #require(found[0].notes.first)
    #expect(reading.file.line(at: note.range.start) == 10)
  }

  @Test("A callback of another delegate's type is named with that type, and never replaced by a near name")
  func otherType() throws {
    let start = "# T\n\n## Delegates\n\n- `AppDelegate`: `UIApplicationDelegate`"
    let end = "\n\n## States\n\n- **A** (initial, final)\n\n## Transitions\n\n- A → A: "
    let type = "'UISceneDelegate'"
    for (page, help) in [
      (
        "\(start)\(end)`sceneDidBecomeActive(_:)`",
        "It is a method of \(type). Add a delegate of that type to the Delegates section: 'SceneDelegate': \(type)"
      ),
      (
        "\(start)\(end)`AppDelegate.sceneDidBecomActive(_:)`",
        "'sceneDidBecomeActive(_:)' is a method of \(type). Add a delegate of that type to the Delegates section: "
          + "'SceneDelegate': \(type)"
      ),
      (
        "\(start)\n- `Window`: `UIWindowSceneDelegate`\(end)`AppDelegate.sceneDidBecomeActive(_:)`",
        "It is a method of \(type). Write 'Window.sceneDidBecomeActive(_:)'"
      ),
    ] {
      let found = LifecycleReader.read(MarkedText(page).file).diagnostics
      #expect(found.map(\.id) == ["unknown-callback"])
      #expect(found.first?.help == help && found.first?.fixIts == [])
    }
  }

  @Test(
    "Of calls that could not be read, only that is reported: not that transitions call nothing, nor that rules and scenarios fail",
    arguments: [
      // Misspelt, and without the labels that tell two callbacks apart.
      (
        "1. `1️⃣Radio.centralManager(_:didDisconnectPeripheral)`", "unknown-callback",
        "Radio.centralManager(_:didDisconnectPeripheral)"
      ),
      ("1. `1️⃣Radio.centralManager`", "ambiguous-callback", "Radio.centralManager"),
      ("1. `1️⃣Wireless.centralManager(_:didConnect:)`", "unknown-delegate", "Wireless"),
      ("1. Then 1️⃣centralManagerDidUpdateState(_:) comes.", "uncoded-callback", "centralManagerDidUpdateState(_:)"),
    ])
  func unreadCalls(call: String, id: String, covered: String) {
    let page = """
      # T

      ## Delegates

      - `Radio`: `CBCentralManagerDelegate`

      ## States

      - **A** (initial)
      - **B**

      ## Callbacks

      - `Radio.centralManagerDidUpdateState(_:)`

      ## Transitions

      ### Go: A → B

      \(call)

      ### Back: B → A

      """
    let fixes = id == "uncoded-callback" ? ["`\(covered)`"] : []
    expect(MarkedText(page), [.init(id, at: "1️⃣", covering: covered, fixes: fixes)], diagnostics: \.checked)
    guard id != "uncoded-callback" else { return }
    let claims = """
      ## Scenarios

      ### Go: A → B

      1. `Radio.centralManager(_:didConnect:)`

      ## Rules

      - `Radio.centralManager(_:didConnect:)` after every `Radio.centralManagerDidUpdateState(_:)`

      """
    expect(MarkedText(page + claims), [.init(id, at: "1️⃣", covering: covered)], diagnostics: \.checked)
  }

  @Test("Of a misspelt name in a scenario, only that is reported: not that the scenario lacks it")
  func unreadCallOfScenario() {
    expect(
      """
      # T

      ## States

      - **A** (initial)
      - **B** (final)

      ## Transitions

      - Go: A → B: `sceneDidBecomeActive(_:)`

      ## Scenarios

      ### Go: A → B

      1. `1️⃣sceneDidBecomActive(_:)`
      """,
      [
        .init(
          "unknown-callback", at: "1️⃣", covering: "sceneDidBecomActive(_:)", fixes: ["sceneDidBecomeActive(_:)"])
      ], diagnostics: \.checked)
  }

  @Test("Without a Delegates section, a callback is looked for in the whole catalog")
  func catalog() {
    expect(
      """
      # T

      ## States

      - **A** (initial, final)

      ## Transitions

      - A → A: `1️⃣scene(_:willConnectTo:oprions:)`
      """,
      [
        .init(
          "unknown-callback", at: "1️⃣", covering: "scene(_:willConnectTo:oprions:)",
          fixes: ["scene(_:willConnectTo:options:)"])
      ])
  }

  @Test("A type one or two letters from one of Apple's is a warning; another one is the page's own")
  func types() {
    expect(
      """
      # T

      ## Delegates

      - `SceneDelegate`: `1️⃣UIWindowSceneDelegat`
      - `Own`: `OwnDelegate`
      """, [.init("unknown-type", at: "1️⃣", covering: "UIWindowSceneDelegat", fixes: ["UIWindowSceneDelegate"])])
  }

  @Test("A type with the prefix of a framework that the catalog lacks is reported, with the module to name")
  func uncheckedTypes() {
    expect(
      """
      # T

      ## Delegates

      - `Split`: `1️⃣UISplitViewControllerDelegate`
      - `Session`: `2️⃣URLSessionDataDelegate`
      - `Scene`: `UIWindowSceneDelegate`, `3️⃣UIPointerInteractionDelegate`
      - `Split3`: `UINavigationControllerDelegate`, Swift: none
      - `Declared`: `4️⃣MKMapViewDelegate`
      - `Own`: `OwnDelegate`
      - `Web`: `HTTPClientDelegate`

      ## States

      - **A** (initial)

      ## Callbacks

      - `Declared.run()`

      ## Transitions

      - A → A: `Declared.run()`, `Own.go()`
      """,
      [
        ("1️⃣", "UISplitViewControllerDelegate", "UIKit"), ("2️⃣", "URLSessionDataDelegate", "Foundation"),
        ("3️⃣", "UIPointerInteractionDelegate", "UIKit"), ("4️⃣", "MKMapViewDelegate", "MapKit"),
      ].map { .init("unchecked-type", at: $0, covering: $1, fixes: ["\($1)` from `\($2)"]) }, diagnostics: \.checked)
  }

  @Test("A callback of a library's type has to have a declaration, if there is Swift for it")
  func undeclaredCallbacks() {
    expect(
      """
      # T

      ## Delegates

      - `Split`: `UISplitViewControllerDelegate` from `UIKit`
      - `Other`: `OtherDelegate` from `Others`, Swift: none
      - `Own`: `OwnDelegate`

      ## States

      - **A** (initial)

      ## Callbacks

      ### Split

      - `1️⃣splitViewControllerDidExpand(_:)`
      - `func splitViewControllerDidCollapse(_ svc: UISplitViewController)`

      ## Transitions

      - A → A: `Split.splitViewControllerDidExpand(_:)`, `Split.splitViewControllerDidCollapse(_:)`, `Other.go()`, `Own.go()`
      """, [.init("undeclared-callback", at: "1️⃣", covering: "splitViewControllerDidExpand(_:)")], diagnostics: \.checked
    )
  }

  @Test(
    "Callbacks of the page's own that differ in a letter of eight are near duplicates, but not if a word is another one",
    arguments: [
      ("didStart()", "didStrat()", true), ("uploadDidFinish(_:)", "uploadDidFinsh(_:)", true),
      ("onShow()", "onStop()", false), ("onShow()", "onSlow()", false), ("page1()", "page2()", false),
      ("send(_:)", "send()", false), ("didOpen(_:)", "didClose(_:)", false),
      ("terminalDidConnectReader(_:)", "terminalDidCollectReader(_:)", false),
    ])
  func nearDuplicates(first: String, second: String, isSlip: Bool) {
    expect(
      MarkedText(
        "# T\n\n## States\n\n- **A** (initial, final)\n\n## Transitions\n\n- A → A: `O.\(first)`, `1️⃣O.\(second)`"),
      isSlip ? [.init("near-duplicate", at: "1️⃣", covering: "O.\(second)")] : [], diagnostics: \.checked)
  }

  @Test("Where three quarters of the transitions call nothing, a note says so")
  func silent() {
    let start = "# T\n\n## States\n\n- **A** (initial, final)\n\n## Transitions\n\n- One: A → A: `O.one()`\n"
    for (count, isNote) in [(3, false), (4, true)] {
      let others = (0..<count).map { "- \($0 == 0 ? "1️⃣" : "")Event \($0): A → A\n" }.joined()
      expect(
        MarkedText(start + others),
        isNote ? [.init("transitions-without-calls", at: "1️⃣", covering: "Event 0: A → A")] : [],
        diagnostics: \.checked)
    }
  }
}
