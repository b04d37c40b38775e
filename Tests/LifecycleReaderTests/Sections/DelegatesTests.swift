import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The Delegates section")
struct DelegatesTests {
  @Test("A list item is a name, types, then attributes; then follows documentation")
  func list() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `AppDelegate`: `UIApplicationDelegate`, one per process
      - `SceneDelegate`: `UIWindowSceneDelegate`, `MyOwn<T>`, one per window, since iOS 13. Called for one window.
      - `ScenePhase`: observed, one per scene
      - `Center` (ours): `CenterDelegate`, one per process, our own. [Docs](https://example.com)
      - `Plain`: just a word about it.
      - Helper (since iOS 14, documented)
        helps.
      """
    ).lifecycle
    #expect(
      lifecycle.delegateLines == [
        "AppDelegate: UIApplicationDelegate, one per process",
        "SceneDelegate: UIWindowSceneDelegate MyOwn<T>, one per window",
        "ScenePhase: ScenePhase, one per scene, observed",
        "Center: CenterDelegate, one per process", "Plain:, one per process", "Helper:, one per process",
      ])
    #expect(
      lifecycle.delegates.map(\.documentation) == [
        "", "Called for one window.", "", "ours\n\nour own. [Docs](https://example.com)", "just a word about it.",
        "helps.",
      ])
    #expect(lifecycle.delegates[1].availability.since?.description == "iOS 13")
    #expect(lifecycle.delegates[3].provenance.sources.map(\.url) == ["https://example.com"])
    #expect(lifecycle.delegates[5].availability.since?.description == "iOS 14")
    #expect(lifecycle.delegates[5].provenance.status == .documented)
  }

  @Test("There may be no Swift for a delegate, in every language; then its types are not compared with Apple's")
  func withoutSwift() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `A`: `UIWindowSceneDelegat`, Swift: none, one per scene
      - `B` (Swift: なし): `UIWindowSceneDelegat`, one per scene. Ours.
      - `C`: 每个场景一个、Swift：无
      - `D`: 씬마다 하나, swift: 없음, documented
      - `E` (Shift)

      | Delegate | Swift | Type |
      |---|---|---|
      | F | none | `UIWindowSceneDelegat` |
      | G | — | |
      | H | | `UIWindowSceneDelegate` |
      | I | yes | |
      """
    ).lifecycle
    #expect(lifecycle.delegates.filter { !$0.hasSwift }.map(\.name) == ["A", "B", "C", "D", "F", "G"])
    #expect(lifecycle.delegates.map(\.documentation) == ["", "Ours.", "", "", "(Shift)", "", "", "", ""])
    #expect(lifecycle.delegates.prefix(4).allSatisfy { $0.multiplicity == .scene })
    #expect(lifecycle.delegateIDs.filter { !lifecycle.hasSwift($0) }.map(\.index) == [0, 1, 2, 3, 5, 6])
  }

  @Test(
    "There may be no Swift for a page", arguments: ["Swift: none", "swift：—", "Swift: なし", "Swift: 없음", "Swift: 没有"])
  func pageWithoutSwift(property: String) {
    let page = "# T\n\n- \(property)\n\n## Delegates\n\n- `A`: `UIWindowSceneDelegat`\n"
    let lifecycle = expect(MarkedText(page)).lifecycle
    #expect(!lifecycle.hasSwift)
    #expect(!lifecycle.hasSwift(DelegateID(0)) && lifecycle.delegates[0].hasSwift)
  }

  @Test("There may be one per anything; the prose behind it is none of it")
  func nouns() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `A`: one per activity, which may be recreated
      - `B`: one per fragment that is alive. It has a view.
      - `C`: `Type`, one per browser tab
      - `D` (one per page): a page.
      - `E`: one per scene or so
      - `F`: 画面ごとに一つ、作り直される
      - `G`: 每个页面一个，可能重建
      - `H`: 화면마다 하나
      - `I`: one per task: with a colon
      - `J`: 1️⃣one per scen
      - `K`: one per view controller of ours

      | Delegate | One per |
      |---|---|
      | L | activity |
      | M | one per Activity |
      """, [.init("misspelt-attribute", at: "1️⃣", covering: "one per scen", fixes: ["one per scene"])]
    ).lifecycle
    #expect(
      lifecycle.delegates.map(\.multiplicity.rawValue) == [
        "activity", "fragment", "browser tab", "page", "scene", "画面", "页面", "화면", "task", "process", "view", "activity",
        "Activity",
      ])
    #expect(
      lifecycle.delegates.map(\.documentation).prefix(8) == [
        "which may be recreated", "that is alive. It has a view.", "", "a page.", "or so", "作り直される", "可能重建", "",
      ])
    #expect(lifecycle.delegates[8].documentation == "with a colon")
  }

  @Test("Callbacks and rules may name what a delegate is one per, as a scope that lives as a scene does")
  func scopes() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `A`: one per activity

      ## States

      - **On** (initial)

      ## Callbacks

      - `A.x()` (once per Activity)
      - `A.y()` (1️⃣once per task)

      ## Transitions

      - On → On: `A.x()`, `A.y()`

      ## Rules

      - `A.x()` at most once per activity
      - 2️⃣`A.x()` at most once per task
      """,
      [
        .init("misspelt-attribute", at: "1️⃣", covering: "once per task"),
        .init("malformed-rule", at: "2️⃣", covering: "`A.x()` at most once per task"),
      ]
    ).lifecycle
    let activity = Multiplicity(rawValue: "activity")
    #expect(lifecycle.callbacks[0].attributes.frequency == .oncePer(activity))
    #expect(lifecycle.rules.map(\.claim.multiplicity) == [activity])
    #expect(lifecycle.rules[0].claim.scope(in: lifecycle) == .scene)
  }

  @Test("A table and subheadings are read alike")
  func otherShapes() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      | Types | Delegate | Multiplicity | Attributes | Description |
      |---|---|---|---|---|
      | `UIApplicationDelegate` | `AppDelegate` | process | documented | The app's. |
      | `A`<br>`B`, `C` | `Mine` | view | since iOS 13 | [Own](https://example.com/own) |
      | — | `Mood` | | observed | |

      ### SceneDelegate: `UIWindowSceneDelegate`, one per scene

      Called for one window.
      """
    ).lifecycle
    #expect(
      lifecycle.delegateLines == [
        "AppDelegate: UIApplicationDelegate, one per process", "Mine: A B C, one per view",
        "Mood:, one per process, observed", "SceneDelegate: UIWindowSceneDelegate, one per scene",
      ])
    #expect(
      lifecycle.delegates.map(\.documentation) == [
        "The app's.", "[Own](https://example.com/own)", "", "Called for one window.",
      ])
  }

  @Test("Japanese and Korean attributes and full-width punctuation are read alike")
  func otherLanguages() {
    let lifecycle = expect(
      """
      # T

      ## デリゲート

      - `AppDelegate`：`UIApplicationDelegate`、プロセスごとに1つ
      - `SceneDelegate`：`UIWindowSceneDelegate`，シーンごとに一つ，iOS 13以降。ウインドウのもの。
      - `ViewController`: `UIViewController`, 뷰마다 하나
      - `Mood`: 観測, シーンにつき一つ
      """
    ).lifecycle
    #expect(
      lifecycle.delegateLines == [
        "AppDelegate: UIApplicationDelegate, one per process", "SceneDelegate: UIWindowSceneDelegate, one per scene",
        "ViewController: UIViewController, one per view", "Mood:, one per scene, observed",
      ])
    #expect(lifecycle.delegates[1].documentation == "ウインドウのもの。")
  }

  @Test("A conventional name has its type and its number from the catalog, unless the page has another")
  func conventions() {
    let lifecycle = expect(
      """
      # T

      - Platform: macOS

      ## Delegates

      - `AppDelegate`
      - `ViewController`: one per scene
      - `UISceneDelegate`
      """
    ).lifecycle
    #expect(
      lifecycle.delegateLines == [
        "AppDelegate: NSApplicationDelegate, one per process", "ViewController: UIViewController, one per scene",
        "UISceneDelegate: UISceneDelegate, one per scene",
      ])
  }

  @Test("A duplicate name, a misspelling and an attribute of callbacks are reported")
  func problems() {
    expect(
      """
      # T

      ## Delegates

      - `One`: `A`, 2️⃣one per proces
      - `Two`: `A`, 3️⃣once per scene
      - `1️⃣one`: `B`
      - `Four` (4️⃣since then): `C`
      """,
      [
        .init("misspelt-attribute", at: "2️⃣", covering: "one per proces", fixes: ["one per process"]),
        .init("misplaced-attribute", at: "3️⃣", covering: "once per scene"),
        .init("duplicate-delegate", at: "1️⃣", covering: "one"),
        .init("invalid-version", at: "4️⃣", covering: "since then"),
      ])
  }

  @Test("A table without a column of names is an error")
  func table() {
    expect(
      "# T\n\n## Delegates\n\n| 1️⃣Thing | Types |\n|---|---|\n| | `B` |",
      [.init("malformed-table", at: "1️⃣", covering: "Thing | Types")])
  }
}
