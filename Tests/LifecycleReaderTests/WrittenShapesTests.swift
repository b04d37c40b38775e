import Diagnostics
import LifecycleModel
import LifecycleReader
import LifecycleWriter
import TestSupport
import Testing

/// Pages as people write them, each in English and in another language, and the lines of the page that Instar writes of them.
@Suite("Shapes that people write")
struct WrittenShapesTests {
  /// One way to write something, in two languages.
  struct Shape: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The sections of a page, in English and in another language.
    let pages: [String]
    /// The lines that the page has in Instar's shape, in the first language.
    let lines: [String]
    /// The same in the second language; `nil` where they are equal.
    let others: [String]?

    init(_ name: String, _ english: String, _ other: String, is lines: String..., or others: [String]? = nil) {
      testDescription = name
      pages = [english, other]
      self.lines = lines
      self.others = others
    }
  }

  @Test("Each is read without a diagnostic but notes, and written as the same life cycle", arguments: shapes)
  func read(shape: Shape) {
    for (text, lines) in zip(shape.pages, [shape.lines, shape.others ?? shape.lines]) {
      let reading = LifecycleReader.read(SourceFile(path: "page.md", text: "# A page\n\n\(text)\n"))
      #expect(reading.diagnostics.filter { $0.severity > .note }.map(\.summary) == [])
      let page = PageWriter.page(of: reading.lifecycle)
      let missing = lines.filter { !page.split(separator: "\n").map { $0[...].drop { $0 == " " } }.contains($0[...]) }
      #expect(missing == [], "\(page)")
      #expect(LifecycleReader.read(SourceFile(path: "page.md", text: page)).lifecycle == reading.lifecycle)
    }
  }

  private static let states = "## States\n\n- **Off** (initial)\n- **On**\n- **Gone** (final)\n\n## Transitions\n\n"
  private static let 状態 = "## 状態\n\n- **停止** (初期)\n- **動作**\n- **終了** (終了状態)\n\n## 遷移\n\n"

  static let shapes: [Shape] = [
    Shape(
      "A call in plain text or bold that is a whole step",
      states
        + "### Go: Off → On\n\n1. applicationDidBecomeActive(_:)\n2. **sceneDidBecomeActive(_:)**: starts\n3. sceneWillResignActive(_ scene: UIScene) (of the scene delegate)",
      状態
        + "- Go: 停止 → 動作：\n  1. applicationDidBecomeActive(_:)\n  2. *sceneDidBecomeActive(_:)*：starts\n  3. sceneWillResignActive(_ scene: UIScene) (デリゲートのメソッド)",
      is: "1. `AppDelegate.applicationDidBecomeActive(_:)`", "2. `SceneDelegate.sceneDidBecomeActive(_:)`: starts",
      "3. `SceneDelegate.sceneWillResignActive(_:)`: (of the scene delegate)",
      or: ["3. `SceneDelegate.sceneWillResignActive(_:)`: (デリゲートのメソッド)"]),
    Shape(
      "A call in plain text that is a whole cell",
      states + "| From | To | Callbacks |\n|---|---|---|\n| Off | On | applicationDidBecomeActive(_:) |",
      状態 + "| 遷移元 | 遷移先 | コールバック |\n|---|---|---|\n| 停止 | 動作 | applicationDidBecomeActive(_:) |",
      is: "1. `AppDelegate.applicationDidBecomeActive(_:)`"),
    Shape(
      "A declaration in a fence, which is a step or belongs to one",
      states + """
        - Go: Off → On
          1. ```swift
             func applicationDidBecomeActive(_ application: UIApplication) { play() }
             ```
          2. Then the scene follows.

             ```swift
             func scene(
               _ scene: UIScene, willConnectTo session: UISceneSession,
               options connectionOptions: UIScene.ConnectionOptions
             )
             ```
        """,
      状態 + """
        ### Go: 停止 → 動作

        ```swift
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidBecomeActive(_ application: UIApplication) {
            if ready { play() }
          }
        }
        ```

        - ```swift
          // Then the scene.
          @available(iOS 13, *)
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
          ```
        """,
      is: "1. `AppDelegate.applicationDidBecomeActive(_:)`",
      "2. `SceneDelegate.scene(_:willConnectTo:options:)`: Then the scene follows.",
      or: ["2. `SceneDelegate.scene(_:willConnectTo:options:)`"]),
    Shape(
      "A declaration in a code block without a language",
      states + "- Go: Off → On\n  1. ```\n     func applicationDidBecomeActive(_ application: UIApplication)\n     ```",
      状態 + "- Go: 停止 → 動作\n\n  -     func applicationDidBecomeActive(_ application: UIApplication) {}",
      is: "1. `AppDelegate.applicationDidBecomeActive(_:)`"),
    Shape(
      "Words after the last call of a line or a cell",
      states
        + "- Go: Off → On: `A.one()`, `A.two()` (once): and no more\n\n| From | To | Callback |\n|---|---|---|\n| On | Off | `A.three()` (it is free), then. |",
      状態
        + "- Go: 停止 → 動作：`A.one()`、`A.two()` (一度)：and no more\n\n| 遷移元 | 遷移先 | メソッド |\n|---|---|---|\n| 動作 | 停止 | `A.three()` (it is free), then. |",
      is: "1. `A.one()`", "2. `A.two()` (once): and no more", "1. `A.three()`: (it is free), then."),
    Shape(
      "Columns of prose",
      "## Delegates\n\n| Delegate | Team |\n|---|---|\n| Player | Audio |\n\n## Callbacks\n\n| Callback | Thread |\n|---|---|\n| `Player.go()` | main |\n\n\(states)| Current state | Next state | Owner | Ticket |\n|---|---|---|---|\n| Off | On | Anna | — |",
      "## デリゲート\n\n| デリゲート | Team |\n|---|---|\n| Player | Audio |\n\n## コールバック\n\n| コールバック | Thread |\n|---|---|\n| `Player.go()` | main |\n\n\(状態)| 遷移元 | 遷移先 | Owner | Ticket |\n|---|---|---|---|\n| 停止 | 動作 | Anna | なし |",
      is: "Team: Audio", "- `go()`: Thread: main", "Owner: Anna"),
    Shape(
      "A declaration in a fence below Callbacks",
      "## Callbacks\n\n### Player\n\n```swift\nfunc play(_ item: Item) async\nfunc stop()\n```\n\n\(states)- Off → On",
      "## 回调\n\n### Player\n\n- ```swift\n  func play(_ item: Item) async\n  func stop() {}\n  ```\n\n\(状態)- 停止 → 動作",
      is: "- `func play(_ item: Item) async`", "- `func stop()`"),
    Shape(
      "A declaration with its owner before it",
      "## Callbacks\n\n- `Player.func play(_ item: Item) async throws -> Bool`: begins\n\n\(states)- Off → On",
      "## 콜백\n\n- `Player.func play(_ item: Item) async throws -> Bool`: begins\n\n\(状態)- 停止 → 動作",
      is: "### Player", "- `func play(_ item: Item) async throws -> Bool`: begins"),
    Shape(
      "Attributes in a column, with or without parentheses",
      "## Callbacks\n\n| Callback | Attributes |\n|---|---|\n| `A.one()` | (once per scene) |\n| `A.two()` | may be skipped: why |\n\n\(states)- Off → On",
      "## コールバック\n\n| コールバック | 属性 |\n|---|---|\n| `A.one()` | （シーンごとに一度） |\n| `A.two()` | 省略あり: why |\n\n\(状態)- 停止 → 動作",
      is: "- `one()` (once per scene)", "- `two()` (may be skipped: why)"),
    Shape(
      "Attributes at the end of a description",
      "## States\n\n- Off: nothing is loaded (initial)\n- On: it runs (since iOS 14).\n\n| State | Description |\n|---|---|\n| Gone | nothing (final) |\n\n## Transitions\n\n- Off → On",
      "## 상태\n\n- Off: nothing is loaded (초기)\n- On: it runs (iOS 14부터)\n\n| 상태 | 설명 |\n|---|---|\n| Gone | nothing (종료) |\n\n## 전이\n\n- Off → On",
      is: "- **Off** (initial): nothing is loaded", "- **On** (since iOS 14): it runs", "- **Gone** (final): nothing"),
    Shape(
      "A column of calls for each delegate",
      states
        + "| From | To | SceneDelegate | ScenePhase |\n|---|---|---|---|\n| Off | On | `sceneDidBecomeActive` | `.active` |\n| On | Off | none | `background` |",
      状態
        + "| 遷移前 | 遷移後 | UISceneDelegate | ScenePhase |\n|---|---|---|---|\n| 停止 | 動作 | `sceneDidBecomeActive` | `.active` |\n| 動作 | 停止 | なし | `background` |",
      is: "1. `SceneDelegate.sceneDidBecomeActive(_:)`", "2. `ScenePhase.active`", "1. `ScenePhase.background`"),
    Shape(
      "A column of paths",
      states
        + "| Change | Delegate methods | Guard |\n|---|---|---|\n| **Go**: Off → On (since iOS 14) | `A.go()` | late |\n| On → Gone (quit) | — | |",
      状態
        + "| イベント | 呼ばれるメソッド | 条件 |\n|---|---|---|\n| **Go**：停止 → 動作 (iOS 14から) | `A.go()` | late |\n| 動作 → 終了（quit） | なし | |",
      is: "### Go: Off → On [late] (since iOS 14)", "1. `A.go()`", "### quit: On → Gone",
      or: ["### Go: 停止 → 動作 [late] (since iOS 14)", "1. `A.go()`", "### quit: 動作 → 終了"]),
    Shape(
      "A path in parentheses after its event",
      states + "- launch (Off → On → Gone)\n- **stop** (On → Gone): `A.stop()`",
      状態 + "- launch（停止 → 動作 → 終了）\n- **stop** (動作 → 終了): `A.stop()`",
      is: "### launch: Off → On → Gone", "### stop: On → Gone", "1. `A.stop()`",
      or: ["### launch: 停止 → 動作 → 終了", "### stop: 動作 → 終了", "1. `A.stop()`"]),
    Shape(
      "An event after its path; a longer text is a description",
      states
        + "- Off -> On: the user taps\n- On -> Gone (quit)\n- On -> Off: That is what happens when nobody looks at it.\n\n### Off → Gone: give up",
      状態 + "- 停止 -> 動作：タップする\n- 動作 -> 終了（やめる）\n- 動作 -> 停止: 誰も見ていない。\n\n### 停止 → 終了: あきらめる",
      is: "### the user taps: Off → On", "### quit: On → Gone", "### On → Off",
      "That is what happens when nobody looks at it.", "### give up: Off → Gone",
      or: ["### タップする: 停止 → 動作", "### やめる: 動作 → 終了", "### 動作 → 停止", "誰も見ていない。", "### あきらめる: 停止 → 終了"]),
    Shape(
      "Several sources, and any",
      states + "- Fail: Off, On → Gone\n- Quit: Off or On → Gone\n- Reset: any → Off\n- Kill: * → Gone",
      状態
        + "- Fail: 停止、動作 → 終了\n- Quit: 停止または動作 → 終了\n- Reset: すべての状態 → 停止\n\n| 遷移元 | 遷移先 | イベント |\n|---|---|---|\n| * | 終了 | Kill |",
      is: "### Fail: Off → Gone", "### Fail: On → Gone", "### Quit: Off → Gone", "### Quit: On → Gone",
      "### Reset: On → Off", "### Kill: Off → Gone", "### Kill: On → Gone",
      or: ["### Fail: 停止 → 終了", "### Fail: 動作 → 終了", "### Quit: 動作 → 終了", "### Reset: 動作 → 停止", "### Kill: 停止 → 終了"]),
    Shape(
      "A path that ends with its line",
      states + "- Go: Off → On\n  This is what happens\n  when the user taps.",
      状態 + "- Go: 停止 → 動作\n  タップすると、\n  こうなります。",
      is: "### Go: Off → On", "This is what happens", "when the user taps.",
      or: ["### Go: 停止 → 動作", "タップすると、", "こうなります。"]),
    Shape(
      "A sentence below a state",
      "## States\n\n- **Off** (initial)\n  - Nothing is loaded.\n  - Waiting\n- **On**\n\n## Transitions\n\n- Off → On",
      "## 状態\n\n- **Off** (初期)\n  - 何も読み込まれていない。\n  - Waiting\n- **On**\n\n## 遷移\n\n- Off → On",
      is: "- **Off** (initial): Nothing is loaded.", "- **Waiting**",
      or: ["- **Off** (initial): 何も読み込まれていない。", "- **Waiting**"]),
    Shape(
      "A heading of prose below Transitions",
      states + "### Go: Off → On\n\n### See also\n\n- [Apple](https://developer.apple.com)\n\nSome prose.",
      状態 + "### Go: 停止 → 動作\n\n### 参考\n\n- [Apple](https://developer.apple.com)\n\n文章。",
      is: "### Go: Off → On", or: ["### Go: 停止 → 動作"]),
    Shape(
      "A platform in Version",
      "- Version: iOS 17\n\n\(states)- Off → On", "- バージョン: iOS 17\n\n\(状態)- 停止 → 動作", is: "- Platform: iOS",
      "- Version: 17"),
  ]

  @Test("What is almost such a shape is reported, at its place")
  func almost() {
    expect(
      MarkedText(
        """
        # Page

        ## States

        - **Off** (initial)
        - **On**
        - **Off, badly**

        ## Transitions

        - Go: 1️⃣Of, On → Off
        - Good: Off, badly, On → Off
        - Look: Off → On
          1. then 2️⃣applicationDidBecomeActive(_:) is called.
        - any → On: `3️⃣foo`

        ### 4️⃣No path

        1. `SceneDelegate.sceneDidBecomeActive(_:)`
        """),
      [
        .init("unknown-state", at: "1️⃣", covering: "Of", fixes: ["Off"]),
        .init(
          "uncoded-callback", at: "2️⃣", covering: "applicationDidBecomeActive(_:)",
          fixes: ["`applicationDidBecomeActive(_:)`"]),
        .init("unknown-callback", at: "3️⃣", covering: "foo"),
        .init("malformed-transition", at: "4️⃣", covering: "No path"),
      ])
  }
}
