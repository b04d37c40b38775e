import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The Log lines section")
struct LogLinesTests {
  @Test("A row has a line and a call: a callback, an observed delegate, or none where the line names it")
  func table() {
    let reading = expect(
      Self.page(
        """
        | Line | Call |
        |---|---|
        | `app came to front` | `AppDelegate.applicationDidBecomeActive(_:)` |
        | back again | sceneDidBecomeActive(_:) |
        | `^phase is now (?<value>\\w+)$` | `ScenePhase` |
        | `^(?<callback>a\\|b)` | — |
        | `inactive now` | `.inactive` |
        | | |
        """))
    #expect(
      reading.lifecycle.logLines == [
        LoggedLine(LinePattern("app came to front"), .callback(CallbackID(0))),
        LoggedLine(LinePattern("back again"), .callback(CallbackID(1))),
        LoggedLine(LinePattern("^phase is now (?<value>\\w+)$"), .value(of: DelegateID(2))),
        LoggedLine(LinePattern("^(?<callback>a|b)"), .named),
        LoggedLine(LinePattern("inactive now"), .callback(CallbackID(3))),
      ])
    let texts = reading.sourceMap.logLines.map { [reading.file[$0.pattern], reading.file[$0.call]] }
    #expect(texts[0] == ["app came to front", "AppDelegate.applicationDidBecomeActive(_:)"])
    #expect(texts[1] == ["back again", "sceneDidBecomeActive(_:)"])
    #expect(texts[3] == ["^(?<callback>a\\|b)", ""])
  }

  @Test("So has an item of a list; what follows the call's code span is prose", arguments: [":", "：", " →", " –", ""])
  func list(mark: String) {
    let lifecycle = expect(
      MarkedText(
        Self.page(
          """
          - `a\\|b`\(mark) `AppDelegate.applicationDidBecomeActive(_:)`, when in front
            - a note
          - `^(?<callback>\\w+)`
          - `  indented `\(mark) sceneDidBecomeActive
          """
        ).text)
    ).lifecycle
    #expect(lifecycle.logLines.map(\.pattern.text) == ["a\\|b", "^(?<callback>\\w+)", " indented"])
    #expect(lifecycle.logLines.map(\.call) == [.callback(CallbackID(0)), .named, .callback(CallbackID(1))])
  }

  @Test(
    "The section has a heading and columns in every language",
    arguments: [("ログの行", "行", "呼び出し"), ("로그 줄", "줄", "호출"), ("日志条目", "行", "调用")])
  func languages(heading: String, line: String, call: String) {
    let page = Self.page("| \(call) | \(line) |\n|---|---|\n| `sceneDidBecomeActive(_:)` | `前面` |").text
    let lifecycle = expect(MarkedText(page.replacing("## Log lines", with: "## \(heading)"))).lifecycle
    #expect(lifecycle.logLines == [LoggedLine(LinePattern("前面"), .callback(CallbackID(1)))])
  }

  @Test("A page without a list of delegates has those that its other sections name")
  func unlistedDelegates() {
    let lifecycle = expect(
      """
      # T

      ## Log lines

      - `on`: `ScenePhase.active`
      - `^(?<value>\\w+)`: `ScenePhase`
      - `off`: `1️⃣AppDelegate.applicationDidEnterBackground(_:)`

      ## States

      - **On** (initial)

      ## Transitions

      - On → On: `ScenePhase.active`
      """,
      [
        .init(
          "malformed-log-line", at: "1️⃣", covering: "AppDelegate.applicationDidEnterBackground(_:)")
      ]
    ).lifecycle
    #expect(lifecycle.logLines.map(\.call) == [.callback(CallbackID(0)), .value(of: DelegateID(0))])
    #expect(lifecycle.delegates.count == 1 && lifecycle.callbacks.count == 1)
  }

  @Test("Lines change nothing else of the life cycle, and not what decides which calls conform")
  func nothingElse() {
    let bare = expect(Self.page("")).lifecycle
    var lifecycle = expect(
      Self.page("- `on`: `sceneDidBecomeActive(_:)`\n- `off`: `1️⃣SceneDelegate.sceneDidDisconnect(_:)`"),
      [.init("malformed-log-line", at: "1️⃣", covering: "SceneDelegate.sceneDidDisconnect(_:)")]
    ).lifecycle
    #expect(lifecycle.callDigest == bare.callDigest)
    #expect(lifecycle.logLines.count == 1)
    lifecycle.logLines = []
    #expect(lifecycle == bare)
  }

  @Test("Unknown and ambiguous names are reported as elsewhere, in the cell")
  func names() {
    expect(
      Self.page(
        """
        | Line | Call |
        |---|---|
        | `a` | `SceneDelegate.1️⃣sceneDidBecomActive(_:)` |
        | `b` | `2️⃣ScenDelegate.sceneDidBecomeActive(_:)` |
        | `c` | `3️⃣nobody()` |
        | `d` | `4️⃣SceneDelegate` |
        | `e` | `5️⃣ScenePhase` |
        | `f` | `sceneDidBecomeActive(_:)` or `6️⃣ScenePhase.active` |
        """),
      [
        .init(
          "unknown-callback", at: "1️⃣", covering: "sceneDidBecomActive(_:)", fixes: ["sceneDidBecomeActive(_:)"]),
        .init("unknown-delegate", at: "2️⃣", covering: "ScenDelegate", fixes: ["SceneDelegate"]),
        .init("unknown-callback", at: "3️⃣", covering: "nobody()"),
        .init("malformed-log-line", at: "4️⃣", covering: "SceneDelegate"),
        .init("malformed-log-line", at: "5️⃣", covering: "ScenePhase"),
        .init("malformed-log-line", at: "6️⃣", covering: "ScenePhase.active"),
      ])
  }

  @Test("What is no regular expression is an error, and so is a group that means nothing")
  func expressions() {
    expect(
      Self.page(
        """
        - `1️⃣^(a`: `ScenePhase`
        - `^(?<2️⃣valeu>a)(?<3️⃣thing>b)`: `ScenePhase`
        - `^(?<4️⃣value>a)`: `ScenePhase.active`
        - `^(?<5️⃣value>b)`
        - `^(?<6️⃣callback>a)`: `ScenePhase.active`
        - `7️⃣^a$`
        - `8️⃣a`
        """),
      [
        .init("malformed-log-line", at: "1️⃣", covering: "^(a"),
        .init("malformed-log-line", at: "2️⃣", covering: "valeu", fixes: ["value"]),
        .init("malformed-log-line", at: "3️⃣", covering: "thing"),
        .init("malformed-log-line", at: "4️⃣", covering: "value"),
        .init("malformed-log-line", at: "5️⃣", covering: "value"),
        .init("malformed-log-line", at: "6️⃣", covering: "callback"),
        .init("malformed-log-line", at: "7️⃣", covering: "^a$"),
        .init("malformed-log-line", at: "8️⃣", covering: "a"),
      ])
  }

  @Test("Text that Markdown would change must be in a code span, as must a line in a list")
  func uncoded() {
    expect(
      Self.page(
        """
        | Line | Call |
        |---|---|
        | 1️⃣^phase \\[(?<value>.+)\\]$ | `ScenePhase` |
        | ^phase is (?<value>.+)$ | `ScenePhase` |
        | ^came (to\\|in) | `ScenePhase.active` |
        | 2️⃣`front | back` | `ScenePhase.active` |

        - 3️⃣came to front: `ScenePhase.active`
        """),
      [
        .init("malformed-log-line", at: "1️⃣", covering: #"^phase \[(?<value>.+)\]$"#),
        .init("malformed-log-line", at: "2️⃣", covering: "`front"),
        .init("malformed-log-line", at: "3️⃣", covering: "came to front: `ScenePhase.active`"),
      ])
  }

  @Test("A line that is listed twice, a call without a line, and a table without lines are errors")
  func problems() {
    expect(
      Self.page(
        """
        - `a`: `ScenePhase.active`
        - `1️⃣a`: `ScenePhase.inactive`

        | Line | Call |
        |---|---|
        | — | `2️⃣ScenePhase.active` |
        | 3️⃣a | `ScenePhase.active` |

        | 4️⃣Thing | Call |
        |---|---|
        | b | `ScenePhase.active` |
        """),
      [
        .init("duplicate-log-line", at: "1️⃣", covering: "a"),
        .init("malformed-log-line", at: "2️⃣", covering: "ScenePhase.active"),
        .init("duplicate-log-line", at: "3️⃣", covering: "a"),
        .init("malformed-table", at: "4️⃣", covering: "Thing | Call"),
      ])
  }

  /// A page with some delegates and calls, and a section of log lines.
  private static func page(_ section: String) -> MarkedText {
    MarkedText(
      """
      # T

      - Platform: iOS

      ## Delegates

      - `AppDelegate`
      - `SceneDelegate`
      - `ScenePhase`

      ## States

      - **Off** (initial)
      - **On**

      ## Transitions

      ### Start: Off → On

      1. `AppDelegate.applicationDidBecomeActive(_:)`
      2. `SceneDelegate.sceneDidBecomeActive(_:)`
      3. `ScenePhase.active`

      ### Stop: On → Off

      1. `ScenePhase.inactive`

      ## Log lines

      \(section)
      """)
  }
}
