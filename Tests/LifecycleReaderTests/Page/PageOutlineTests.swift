import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The sections of a page")
struct PageOutlineTests {
  @Test("The heading of level 1 is the name; without one there is a warning at the top")
  func title() {
    #expect(expect("# Player *mini*").lifecycle.name == "Player mini")
    expect("1️⃣## Notes", [.init("missing-title", at: "1️⃣", covering: "")])
  }

  @Test("A setext heading is a heading, and front matter is skipped")
  func frontMatter() {
    let reading = expect(
      """
      ---
      title: Not this
      states: "## States"
      ---

      Player
      ======

      States
      ------

      - **Idle** (initial)
      """)
    #expect(reading.lifecycle.name == "Player")
    #expect(reading.lifecycle.stateLines == ["Idle (initial)"])
    #expect(reading.file.line(at: reading.sourceMap.states[0].start) == 12)
  }

  @Test("Front matter that is not closed, or not at the very top, is Markdown")
  func unclosedFrontMatter() {
    #expect(expect("---\n# Player").lifecycle.name == "Player")
    #expect(expect("\n---\n\n# Player\n\n---\n").lifecycle.name == "Player")
  }

  @Test("A section may have any level, come in any order and come twice")
  func order() {
    let reading = expect(
      """
      # T

      #### Transitions

      - Idle → Active

      ## States

      - **Idle** (initial)

      ## Prose

      ### States

      - **Active**
      """)
    #expect(reading.lifecycle.stateLines == ["Idle (initial)", "Active"])
    #expect(reading.lifecycle.transitionLines == ["Idle → Active"])
  }

  @Test("A section ends at the next heading of its level or a higher one")
  func extent() {
    let reading = expect(
      """
      # T

      ### States

      - **Idle** (initial)

      ## Something else

      - **Nobody**
      """)
    #expect(reading.lifecycle.stateLines == ["Idle (initial)"])
  }

  @Test(
    "A number, an emoji or a colon around a heading is ignored, and so is its case",
    arguments: [
      "States", "1. States", "2) states", "🚦 States", "STATES:", "States：", "3.1 *States*", "Phases", "状態", "一、状態",
      "상태",
    ])
  func headings(text: String) {
    let reading = expect(MarkedText("# T\n\n## \(text)\n\n- **Idle** (initial)"))
    #expect(reading.lifecycle.states.count == 1)
  }

  @Test(
    "Every heading of the vocabulary begins its section",
    arguments: [
      ("Delegates", SectionKind.delegates), ("Owners", .delegates), ("Objects", .delegates), ("デリゲート", .delegates),
      ("델리게이트", .delegates), ("States", .states), ("Phases", .states), ("状態", .states), ("상태", .states),
      ("Callbacks", .callbacks), ("Methods", .callbacks), ("Delegate methods", .callbacks), ("メソッド", .callbacks),
      ("コールバック", .callbacks), ("메서드", .callbacks), ("콜백", .callbacks), ("Transitions", .transitions),
      ("Call order", .transitions), ("遷移", .transitions), ("状態遷移", .transitions), ("전이", .transitions),
      ("상태 전이", .transitions), ("Scenarios", .scenarios), ("Flows", .scenarios), ("シナリオ", .scenarios),
      ("시나리오", .scenarios), ("Rules", .rules), ("Invariants", .rules), ("ルール", .rules), ("規則", .rules), ("규칙", .rules),
      ("Equivalents", .counterparts), ("Comparison", .counterparts), ("Mapping", .counterparts), ("対応", .counterparts),
      ("比較", .counterparts), ("대응", .counterparts), ("비교", .counterparts),
      ("Scene configurations", .sceneConfigurations), ("Configurations", .sceneConfigurations),
      ("シーン構成", .sceneConfigurations), ("씬 구성", .sceneConfigurations), ("Log lines", .logLines),
      ("Log messages", .logLines), ("ログの行", .logLines), ("로그 줄", .logLines), ("日志条目", .logLines),
    ])
  func vocabulary(heading: String, kind: SectionKind) {
    let document = MarkdownParser.parse(MarkedText("# T\n\n## \(heading)\n").file)
    #expect(PageOutline(document, vocabulary: .standard).sections.map(\.kind) == [kind])
  }

  @Test("A heading similar to a section's is a warning with the right word")
  func misspelling() {
    expect(
      "# T\n\n## 1️⃣Transitons\n", [.init("misspelt-section", at: "1️⃣", covering: "Transitons", fixes: ["Transitions"])])
    expect("# T\n\n## 2. 1️⃣Sates:\n", [.init("misspelt-section", at: "1️⃣", covering: "Sates", fixes: ["States"])])
    expect("# T\n\n## 1️⃣Ruels\n", [.init("misspelt-section", at: "1️⃣", covering: "Ruels", fixes: ["Rules"])])
  }

  @Test(
    "Any other heading is prose",
    arguments: ["Background", "Notes", "What happens", "遷", "Who to ask", "Logs", "ログ", "日志"])
  func prose(heading: String) {
    expect(MarkedText("# T\n\n## \(heading)\n\n- **Nobody** → **Nowhere**\n"))
  }

  @Test("Comments, quotes, images and code blocks in a section are prose")
  func proseInSections() {
    let reading = expect(
      """
      # T

      ## States

      <!-- - **Commented** -->

      > - **Quoted**

      ![**Drawn**](https://example.com/a.png)

      ```
      - **Fenced**
      ```

      - **Idle** (initial)

      ---
      """)
    #expect(reading.lifecycle.stateLines == ["Idle (initial)"])
  }
}
