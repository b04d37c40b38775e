import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Places in a page")
struct PlacesTests {
  @Test(
    "Lines may end in LF, CRLF or CR; a byte order mark shifts nothing", arguments: ["\n", "\r\n", "\r"], [true, false])
  func lineEnds(end: String, hasMark: Bool) {
    let text = """
      # T

      ## States

      - **Idle** (initial): it
        goes on.
      - **Café**

      ## Transitions

      | From | To |
      |---|---|
      | Idle | Cafe\u{301} |
      | Café | Nowhere |

      ### Go: Idle → Nobody
      """.replacing("\n", with: end)
    let file = SourceFile(path: "page.md", bytes: (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8))
    let reading = LifecycleReader.read(file)
    #expect(reading.diagnostics.map { file[$0.range] } == ["Nowhere", "Nobody"])
    #expect(
      reading.diagnostics.map { file.location(at: $0.range.start) }
        == [SourceLocation(line: 14, column: 10), SourceLocation(line: 16, column: 16)])
    #expect(reading.lifecycle.states[0].documentation == "it\ngoes on.")
    #expect(reading.lifecycle.transitionLines == ["Idle → Café"])
  }

  @Test("Malformed UTF-8 and NUL are warnings at their places, and everything else is read")
  func invalidText() {
    let bytes =
      Array("# T\u{0}\n\n## States\n\n- **Idle** (initial)\n- **B".utf8) + [0xFF, 0xC3]
      + Array("d**\n- **C** (inital)".utf8)
    let file = SourceFile(path: "page.md", bytes: bytes)
    let reading = LifecycleReader.read(file)
    #expect(reading.diagnostics.map(\.id) == ["invalid-text", "invalid-text", "misspelt-attribute"])
    #expect(reading.diagnostics.map { file[$0.range] } == ["\u{FFFD}", "\u{FFFD}\u{FFFD}", "inital"])
    #expect(reading.lifecycle.name == "T\u{FFFD}")
    #expect(reading.lifecycle.states.map(\.name) == ["Idle", "B\u{FFFD}\u{FFFD}d", "C"])
  }

  @Test("Front matter keeps its lines, whatever it contains")
  func frontMatter() {
    expect(
      "---\ntitle: \"ü → 🦠\"\n# not: a title\n---\n# T\n\n## States\n\n- **A** (initial, 1️⃣finall)",
      [.init("misspelt-attribute", at: "1️⃣", covering: "finall", fixes: ["final"])])
  }

  @Test("Escapes, entities, images, comments and links before a name don't move its place")
  func inlineMarkup() {
    expect(
      """
      # T

      ## States

      - **A** (initial)
      - **B\\*** \\& &amp; caf&eacute; <!-- **x** --> ![**y**](z.png) [a](b "c") (prose)

      ## Transitions

      ### \\*tap\\* &lt;twice&gt; ![p](q.png): A <!-- c --> → **1️⃣Nowhere&#33;** → [B\\*](https://example.com/2️⃣)
      """,
      [.init("unknown-state", at: "1️⃣", covering: "Nowhere&#33;")])
  }

  @Test("On continuation lines with another indentation, names are still found")
  func continuationLines() {
    expect(
      """
      # T

      ## Delegates

      - `Own`: `OwnDelegate`
      - `SceneDelegate`: `UIWindowSceneDelegate`

      ## States

      - **A** (initial)

      ## Transitions

      - A → A: `Own.one()`,
      `SceneDelegate.1️⃣sceneDidDisconect(_:)`,
            `SceneDelegate.2️⃣sceneDidBecomActive(_:)`

      > - A → Nowhere

      1. - 3️⃣A → A [x]:
           `SceneDelegate.sceneDidDisconect(_:)`
      """,
      [
        .init("unknown-callback", at: "1️⃣", covering: "sceneDidDisconect(_:)", fixes: ["sceneDidDisconnect(_:)"]),
        .init("unknown-callback", at: "2️⃣", covering: "sceneDidBecomActive(_:)", fixes: ["sceneDidBecomeActive(_:)"]),
        .init("unused-content", at: "3️⃣", covering: "A → A [x]:"),
      ])
  }

  @Test("In a table, escaped pipes before a name don't move its place")
  func tables() {
    let reading = expect(
      """
      # T

      ## States

      - **A** (initial)
      - **x|y**

      ## Transitions

      | Event | From | To | Callbacks |
      | --- | --- | --- | --- |
      | a \\| `b \\| c` \\| d | A | 1️⃣x \\| y \\| | `2️⃣p \\| q`, `SceneDelegate.3️⃣sceneDidDisconect(_:)` |
      | e | **A** | *x\\|y* | |
      """,
      [
        .init("unknown-state", at: "1️⃣", covering: "x \\| y \\|"),
        .init("unknown-callback", at: "2️⃣", covering: "p \\| q"),
        .init(
          "unknown-callback", at: "3️⃣", covering: "sceneDidDisconect(_:)",
          fixes: ["sceneDidDisconnect(_:)"]),
      ])
    #expect(reading.lifecycle.transitionLines == ["e: A → x|y"])
  }

  @Test("All problems of a page are reported in one run, by position, each once")
  func order() {
    let reading = expect(
      """
      1️⃣## Transitions

      ### A → 2️⃣B

      1. `3️⃣Nobody.one()`

      ## Delegates

      - `Own`: `A`

      ## States

      - **A** (4️⃣inital)
      - **5️⃣a**
      """,
      [
        .init("missing-title", at: "1️⃣", covering: ""),
        .init("unknown-state", at: "2️⃣", covering: "B"),
        .init("unknown-delegate", at: "3️⃣", covering: "Nobody"),
        .init("misspelt-attribute", at: "4️⃣", covering: "inital", fixes: ["initial"]),
        .init("duplicate-state", at: "5️⃣", covering: "a"),
      ])
    #expect(Set(reading.diagnostics).count == reading.diagnostics.count)
  }
}
