import Diagnostics
import LifecycleModel
import LifecyclePaths
import LifecycleReader
import LifecycleWriter
import TestSupport
import Testing

@Suite("The page writer")
struct PageWriterTests {
  @Test("A page is written as one that is read as the same life cycle", arguments: TestPage.bundled + TestPage.fixtures)
  func same(page: TestPage) {
    let text = PageWriter.page(of: page.lifecycle)
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: text))
    #expect(reading.lifecycle == page.lifecycle, "\(text)")
    #expect(PageWriter.page(of: reading.lifecycle) == text)
  }

  @Test("So is a random life cycle, changed a few times", arguments: Seeds.first(200))
  func random(seed: Int) {
    var numbers = SplitMix64(seed: seed)
    var lifecycle = Lifecycle.random(seed: seed, size: 1 + seed % 6)
    for _ in 0..<seed % 3 { lifecycle = lifecycle.changed(by: &numbers).lifecycle }
    let text = PageWriter.page(of: lifecycle)
    let reading = LifecycleReader.read(SourceFile(path: "page.md", text: text))
    let problems =
      reading.diagnostics.filter { $0.severity == .error }.map(\.summary)
      + CanonicalLifecycle(lifecycle).differences(from: CanonicalLifecycle(reading.lifecycle))
    #expect(problems == [], "\(text)")
    #expect(PageWriter.page(of: reading.lifecycle) == text)
  }

  @Test("A bundled page is in the writer's shape, but for what a life cycle does not hold", arguments: TestPage.bundled)
  func bundled(page: TestPage) {
    let lines = page.reading.file.text.split(separator: "\n")
    let written = Set(PageWriter.page(of: page.lifecycle).split(separator: "\n"))
    // Sections that are not read, the words above calls in any order, and a paragraph between a section's heading and its
    // table.
    var isRead = true
    let others = lines.indices.filter { index in
      if lines[index].hasPrefix("## ") { isRead = written.contains(lines[index]) }
      guard isRead else { return false }
      let isGroup = lines[index].contains("In any order") && lines[index].hasSuffix(":")
      let isAboveTable = index + 1 < lines.count && lines[index + 1].hasPrefix("|") && !lines[index].hasPrefix("|")
      return !written.contains(lines[index]) && !isGroup && !isAboveTable
    }
    #expect(others.map { lines[$0] } == [])
  }

  @Test("States are nested lists, and tables where they have columns of their own")
  func states() {
    expectWritten(
      """
      ## States

      ### [Idle](https://example.com/idle) (initial)

      Nothing is loaded.

      - **Waiting**
      - **Asked** (transient): a request is on its way.

      | State | Parent | Team |
      |---|---|---|
      | Retrying | | Network \\| Storage |
      | Slow | Retrying | |
      """,
      as: """
        ## States

        - [**Idle**](https://example.com/idle) (initial): Nothing is loaded.
          - **Waiting**
          - **Asked** (transient): a request is on its way.

        | State        | Parent       | Team               |
        | ------------ | ------------ | ------------------ |
        | **Retrying** | **Idle**     | Network \\| Storage |
        | **Slow**     | **Retrying** |                    |
        """)
  }

  @Test("Transitions and scenarios are headings with prose and steps")
  func transitions() {
    expectWritten(
      """
      ## States

      - **Off** (initial)
      - **C#: on**

      ## Transitions

      - Start \\[now\\]: Off -> C#: on: `Player.start()` (may be skipped: it has)
      - C#: on → Off (removed iOS 27)
        - prose in a list
        - All at once:
          - `Player.stop()`
            - a note in a list
          - `Player.rest()`: a note
      - Count: Off → Off

        1\\. is no list.
      """,
      as: """
        ## Delegates

        - `Player`: one per process

        ## States

        - **Off** (initial)
        - **C#: on**

        ## Transitions

        ### Start \\[now\\]: Off → `C#: on`

        1. `Player.start()` (may be skipped: it has)

        ### `C#: on` → Off (removed iOS 27)

        prose in a list

        1. In any order:
           - `Player.stop()`
             - a note in a list
           - `Player.rest()`: a note

        ### Count: Off → Off

        1\\. is no list.
        """)
  }

  @Test("Callbacks are under headings of their delegates, each time the delegate changes")
  func callbacks() {
    expectWritten(
      """
      ## Delegates

      - `Loader`: `LoaderDelegate`
      - `States`: one per scene

      ## States

      - **On** (initial)

      ## Callbacks

      - `Loader.start()`
        - begins a list
      - `States.func save(_ file: URL) async`
      - `Loader.stop()`: ends it. [Manual](https://example.com/(stop))

        ```swift
        stop()
        ```
      """,
      as: """
        ## Delegates

        - `Loader`: `LoaderDelegate`, one per process
        - `States`: one per scene

        ## States

        - **On** (initial)

        ## Callbacks

        ### Loader

        - `start()`
          - begins a list

        - `States.func save(_ file: URL) async`

        ### Loader

        - `stop()`: ends it. [Manual](https://example.com/(stop))

          ```swift
          stop()
          ```
        """)
  }

  @Test("Declarations in other languages are kept where callbacks are declared or first called")
  func foreignDeclarations() {
    expectWritten(
      """
      ## Delegates

      - `Activity`
      - `Scene owner`

      ## States

      - **On** (initial)

      ## Callbacks

      ### Activity

      - `@Override protected void onCreate(Bundle b)`

      ## Transitions

      - On → On: `Scene owner.- (void)run:(id)x with:(id)y;`, `Scene owner.onShow() {}`
      - Again: On → On: `Scene owner.onShow()`, `Activity.onCreate()`
      """,
      as: """
        ## Delegates

        - `Activity`: one per process
        - `Scene owner`: one per process

        ## States

        - **On** (initial)

        ## Callbacks

        ### Activity

        - `@Override protected void onCreate(Bundle b)`

        ## Transitions

        ### On → On

        1. `Scene owner.- (void)run:(id)x with:(id)y;`
        2. `Scene owner.onShow() {}`

        ### Again: On → On

        1. `Scene owner.onShow`
        2. `Activity.onCreate`
        """)
  }

  @Test("Log lines are a list, which can hold every pattern")
  func logLines() {
    expectWritten(
      """
      ## Delegates

      - `Player`: one per process
      - `Phase`: observed, one per scene

      ## Callbacks

      - `Player.start()`

      ## Log lines

      | Call | Line |
      |---|---|
      | `start()` | started \\| resumed |
      | `Phase` | `^(?<value>on\\|off)` |

      - `^\\[(?<callback>a\\|b)\\]`
      """,
      as: """
        ## Delegates

        - `Player`: one per process
        - `Phase`: observed, one per scene

        ## Callbacks

        ### Player

        - `start()`

        ## Log lines

        - `started | resumed`: `Player.start()`
        - `^(?<value>on|off)`: `Phase`
        - `^\\[(?<callback>a\\|b)\\]`
        """)
  }

  @Test("That there is no Swift is written in the page's language")
  func withoutSwift() {
    expectWritten(
      "- Language: ja\n- Swift: —\n\n## Delegates\n\n- `Activity`: Swift: none",
      as: "- 言語: ja\n- Swift: なし\n\n## デリゲート\n\n- `Activity`: プロセスごとに一つ, Swift: なし")
  }

  @Test("A page's own noun is written in the phrase of the page's language")
  func nouns() {
    expectWritten(
      "- Language: 中文\n\n## Delegates\n\n- `A`: one per browser tab, which may go\n- `B`: one per view controller",
      as: "- 语言: zh-Hans\n\n## 代理\n\n- `A`: 每个browser tab一个\n\n  which may go\n\n- `B`: 每个视图一个")
  }
}

/// Expects that the life cycle of a page's sections is written as others, and read from them as the same.
private func expectWritten(
  _ sections: String, as expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let reading = LifecycleReader.read(SourceFile(path: "page.md", text: "# A page\n\n\(sections)\n"))
  let text = PageWriter.page(of: reading.lifecycle)
  #expect(text == "# A page\n\n\(expected)\n", sourceLocation: sourceLocation)
  let again = LifecycleReader.read(SourceFile(path: "page.md", text: text))
  #expect(again.lifecycle == reading.lifecycle, sourceLocation: sourceLocation)
}
