import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The path of a transition")
struct TransitionHeadTests {
  @Test(
    "Every kind of arrow is an arrow",
    arguments: [
      "Idle → Active", "Idle -> Active", "Idle --> Active", "Idle –> Active", "Idle => Active", "Idle ⇒ Active",
      "Idle ➜ Active", "Idle→Active", "Idle to Active", "Idle から Active", "IdleからActive", "Idle 에서 Active",
      "Idle에서 Active", "**Idle** → *Active*", "  idle   →   ACTIVE  ", "[Idle](https://example.com) → Active[^1]",
      "Idle　→　Active", "Idle -\\-> Active", "Idle &rarr; Active", "Idle ➡️ Active", "Idle ==> Active", "Idle ⟶ Active",
    ])
  func arrows(path: String) {
    let heading = expect(page("### Go: \(path)"))
    #expect(heading.lifecycle.transitionLines == ["Go: Idle → Active"])
    let item = expect(page("- Go: \(path)"))
    #expect(item.lifecycle.transitionLines == ["Go: Idle → Active"])
  }

  @Test("The segments of a chain share event and guard")
  func chain() {
    let reading = expect(page("### Go: Idle → Active → Idle -> Active [quickly]"))
    #expect(
      reading.lifecycle.transitionLines == [
        "Go: Idle → Active [quickly]", "… Go: Active → Idle [quickly]", "… Go: Idle → Active [quickly]",
      ])
    #expect(
      reading.sourceMap.transitions.map { reading.file[$0.range] }.first
        == "Go: Idle → Active → Idle -> Active [quickly]")
  }

  @Test(
    "A state in parentheses is transient",
    arguments: [
      "Idle → (Active →) Idle", "Idle (→ Active) → Idle", "Idle –> （Active –>） Idle", "Idle → ( Active → ) Idle",
    ])
  func parentheses(path: String) {
    #expect(expect(page("### \(path)")).lifecycle.transitionLines == ["Idle → Active", "… Active → Idle"])
  }

  @Test("The text before the first colon that a known state follows is the event; it may be missing")
  func event() {
    #expect(
      expect(
        page(
          "### Retry: again: Idle → Active\n\n### 失敗：Active → Idle\n\n### `tap` & *more*: Idle → Idle\n\n### Active → Active"
        )
      )
      .lifecycle.transitionLines == [
        "Retry: again: Idle → Active", "失敗: Active → Idle", "tap & more: Idle → Idle", "Active → Active",
      ])
  }

  @Test("The last brackets are the guard; three guards are about other scenes, in every language")
  func guards() {
    let lifecycle = expect(
      page(
        """
        - A: Idle → Active [first scene]
        - B: Idle → Active [Another-Scene]
        - C: Idle → Active [last scene]
        - D: Idle → Active [最初のシーン]
        - E: Idle → Active [다른 씬]
        - F: Idle → Active [a[0] > 1]
        - G: Idle → Active []
        """), [.init("unknown-state", at: "line 20, column 13", covering: "Active []", fixes: ["Active"])]
    ).lifecycle
    #expect(
      lifecycle.transitions.map { $0.guard?.sceneCondition }
        == [.firstScene, .anotherScene, .lastScene, .firstScene, .anotherScene, nil])
    #expect(lifecycle.transitions[5].guard?.text == "a[0] > 1")
  }

  @Test("A guard of several parts is understood if each part is, on the scenes or on the mode, in any language")
  func severalParts() {
    let guards = [
      "app with scenes", "App-Without-Scenes", "first scene, app without scenes", "with scenes，another scene",
      "最後のシーン、シーンを使うアプリ", "씬을 사용하지 않는 앱", "使用场景的应用，第一个场景", "first scene, first scene",
      "first scene, last scene", "app with scenes, app without scenes", "first scene, online", "first scene,", ", ,",
      "first scene and app with scenes",
    ]
    let lifecycle = expect(
      page(guards.enumerated().map { "- E\($0): Idle → Active [\($1)]" }.joined(separator: "\n"))
    ).lifecycle
    #expect(lifecycle.transitions.map { $0.guard?.text } == guards)
    #expect(
      lifecycle.transitions.map { $0.guard?.mode } == [
        .withScenes, .withoutScenes, .withoutScenes, .withScenes, .withScenes, .withoutScenes, .withScenes,
        nil, nil, nil, nil, nil, nil, nil,
      ])
    #expect(
      lifecycle.transitions.map { $0.guard?.sceneCondition } == [
        nil, nil, .firstScene, .anotherScene, .lastScene, nil, .firstScene, nil, nil, nil, nil, nil, nil, nil,
      ])
  }

  @Test("Attributes follow the path or the event; a parenthesis of prose is documentation, which is told")
  func attributes() {
    let lifecycle = expect(
      page(
        """
        ### A: Idle → Active [x] (documented, since iOS 13)

        ### B (removed iOS 14): Idle → Active (observed: iPad)

        ### C: Idle → Active (1️⃣the quick way)

        More.

        - D (since iOS 9): Active → Idle (documented): why not.

        ### E: Idle → Active (since iOS 15) [y]:
        """), [.init("unread-words", at: "1️⃣", covering: "the quick way")]
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "A: Idle → Active [x]", "B: Idle → Active", "C: Idle → Active", "D: Active → Idle", "E: Idle → Active [y]",
      ])
    #expect(
      lifecycle.transitions.map { $0.availability.boundaries.map(\.description) }
        == [["iOS 13"], ["iOS 14"], [], ["iOS 9"], ["iOS 15"]])
    #expect(
      lifecycle.transitions.map(\.provenance.status) == [.documented, .observed(where: "iPad"), nil, .documented, nil])
    #expect(lifecycle.transitions.map(\.documentation) == ["", "", "the quick way\n\nMore.", "why not.", ""])
  }

  @Test("Of several readings the one with the longest known names wins")
  func longest() {
    let lifecycle = expect(
      """
      # T

      ## States

      - **Go** (initial)
      - **Go to bed**
      - **bed**
      - **Go: Idle**
      - **A (final)**
      - **x → y**

      ## Transitions

      ### Go to bed → bed

      ### Go to bed

      ### Go: Idle → bed

      ### bed → A (final)

      ### bed → x → y

      ### Sleep: Go to bed to bed

      ### Go: Go → bed
      """
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "Go to bed → bed", "Go → bed", "Go: Idle → bed", "bed → A (final)", "bed → x → y", "Sleep: Go to bed → bed",
        "Go: Go → bed",
      ])
  }

  @Test("Two equally long readings are an error")
  func ambiguous() {
    expect(
      """
      # T

      ## States

      - **A** (initial)
      - **A to B**
      - **B to C**
      - **C**

      ## Transitions

      - 1️⃣A to B to C
      """, [.init("ambiguous-state", at: "1️⃣", covering: "A to B to C")])
  }

  @Test("An unknown state is an error at its name alone, anywhere")
  func unknown() {
    expect(
      page(
        """
        ### Go: 1️⃣Idel → Active → **2️⃣Nowhere** [x] (documented)

        - Go: Idle → 3️⃣Activ: `Own.one()`
        - Idle → 4️⃣Sleping: prose: more prose

        | From | To |
        |---|---|
        | 5️⃣Idl | **Active** |
        """),
      [
        .init("unknown-state", at: "1️⃣", covering: "Idel", fixes: ["Idle"]),
        .init("unknown-state", at: "2️⃣", covering: "Nowhere"),
        .init("unknown-state", at: "3️⃣", covering: "Activ", fixes: ["Active"]),
        .init("unknown-state", at: "4️⃣", covering: "Sleping"),
        .init("unknown-state", at: "5️⃣", covering: "Idl", fixes: ["Idle"]),
      ])
  }

  @Test("A name with an arrow or a colon is suggested in a head only if all other names are known")
  func nearestWithArrow() {
    for state in ["Return to the menu", "Menu: return"] {
      let start = "# T\n\n## States\n\n- **Idle** (initial)\n- **\(state)**\n\n## Transitions\n\n### Idle → Idle\n\n"
      expect(
        "\(start)### Idle → 1️⃣\(state.dropLast())",
        [.init("unknown-state", at: "1️⃣", covering: String(state.dropLast()), fixes: [state])])
    }
    expect(
      """
      # T

      ## States

      - **A -> Bcdefghijklmnopqr** (initial)

      ## Transitions

      ### 1️⃣X -> 2️⃣Bcdefghijklmnopqr
      """,
      [
        .init("unknown-state", at: "1️⃣", covering: "X"),
        .init("unknown-state", at: "2️⃣", covering: "Bcdefghijklmnopqr"),
      ])
  }

  @Test("A heading with steps and without a path, and an arrow without a state, are malformed")
  func malformed() {
    expect(
      page(
        "### 1️⃣Stop\n\n1. `Own.one()`\n\n### Others\n\nProse.\n\n### 2️⃣→\n\n### 3️⃣Go: → Active\n\n| From | To |\n|---|---|\n| Idle | |"
      ),
      [
        .init("malformed-transition", at: "1️⃣", covering: "Stop"),
        .init("malformed-transition", at: "2️⃣", covering: "→"),
        .init("malformed-transition", at: "3️⃣", covering: "Go: → Active"),
        .init("malformed-transition", at: "line 28, column 1", covering: "| Idle | |"),
      ])
  }

  private func page(_ transitions: String) -> MarkedText {
    MarkedText(
      """
      # T

      ## Delegates

      - `Own`: `OwnDelegate`

      ## States

      - **Idle** (initial)
      - **Active**

      ## Transitions

      \(transitions)
      """)
  }
}
