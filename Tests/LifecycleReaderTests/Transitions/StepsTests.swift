import Diagnostics
import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The steps of a transition")
struct StepsTests {
  @Test("Numbered and bullet lists are read in the order written; prose and nested lists are notes")
  func order() {
    let lifecycle = expect(
      page(
        """
        ### A → B

        3. `Own.one()` (may be skipped: rarely): says **hello**.
        1. Then `Own.two()` comes
           with a note.

           And more of it.
           - a nested note
             - `Own.deep()` is only mentioned
        2. Nothing to see here.

        - [`Own.three()`](https://example.com/3) — last.
        """)
    ).lifecycle
    #expect(lifecycle.transitionLines == ["A → B: Own.one()?(rarely), Own.two(), Own.three()"])
    #expect(
      lifecycle.transitions[0].steps.map(\.note) == [
        "says **hello**.",
        "comes\nwith a note.\n\nAnd more of it.\n\n- a nested note\n  - `Own.deep()` is only mentioned\n\nNothing to see here.",
        "last.",
      ])
    #expect(lifecycle.transitions[0].steps[2].attributes.provenance.sources.map(\.title) == ["Own.three()"])
  }

  @Test("A state marks that the scene is now in it, and places the calls before and after it")
  func marks() {
    let lifecycle = expect(
      page(
        """
        ### A → B → C → A

        1. `Own.one()`
        2. **B**
        3. `Own.two()`
        4. **C** (it shows)
        5. **a**
        6. `Own.three()`

        ### Back: C → B → A

        - the scene is now in **B**
        - `Own.one()`

        ### Plain: A → B → C

        - `Own.one()`
        - B
        - `Own.two()`
        - *C*
        """)
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "A → B: Own.one()", "… B → C: Own.two()", "… C → A: Own.three()", "Back: C → B", "… Back: B → A: Own.one()",
        "Plain: A → B: Own.one()", "… Plain: B → C: Own.two()",
      ])
  }

  @Test("A state that the path does not reach there is an error, and so is an unknown one")
  func misplaced() {
    expect(
      page(
        """
        ### A → B → C

        1. **C**
        2. **1️⃣B**
        3. **2️⃣D**
        """),
      [
        .init("misplaced-state", at: "1️⃣", covering: "B"),
        .init("unknown-state", at: "2️⃣", covering: "D"),
      ])
  }

  @Test("Without a mark, the calls of a chain go on the first segment, with a note")
  func unplaced() {
    let reading = expect(
      page("### 1️⃣Go: A → B → C\n\n1. `Own.one()`\n2. `Own.two()`\n\n### C → B → A"),
      [.init("unplaced-steps", at: "1️⃣", covering: "Go: A → B → C")])
    #expect(
      reading.lifecycle.transitionLines
        == ["Go: A → B: Own.one(), Own.two()", "… Go: B → C", "C → B", "… B → A"])
  }

  @Test("An item without a name and with a bullet list of callbacks is a group in any order")
  func groups() {
    let lifecycle = expect(
      page(
        """
        ### A → B → C

        1. In any order:
           - `Own.one()` (deferred: a bit)
           - `Own.two()`, `Own.three()`
           - a word about it
        2. At the same time
           * `Own.four()`
        3. **B**
        4. Together:
           - `Own.five()`
           - `Own.six()`
        5. A numbered list is a note:
           1. `1️⃣Own.seven()`
        """), [.init("unused-content", at: "1️⃣", covering: "Own.seven()")]
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "A → B: {1: Own.one()…(a bit)}, {1: Own.two()}, {1: Own.three()}, {2: Own.four()}",
        "… B → C: {1: Own.five()}, {1: Own.six()}",
      ])
  }

  @Test("Words before a call are its attributes in front of a colon, else the beginning of its note")
  func leads() {
    let reading = expect(
      page(
        """
        ### A → B

        1. since iOS 17: `Own.one()`
        2. 2️⃣until iOS 16: `Own.two()` (once): the old one.
        3. After the animation `Own.three()` hides it.
        4. Set x and call y, which calls `Own.four()`
        5. Then call `Own.five()`, `Own.six()`
        6. 1️⃣on iPad only: `Own.seven()`: asks again.
        7. アニメーションの後で `Own.eight()` を呼ぶ

        ### Then: B → C: at last `Own.nine()`
        """),
      [
        .init("unread-words", at: "2️⃣", covering: "until iOS 16"),
        .init("unread-words", at: "1️⃣", covering: "on iPad only"),
      ])
    let steps = reading.lifecycle.transitions.flatMap(\.steps)
    #expect(
      reading.lifecycle.transitionLines == [
        "A → B: Own.one(), Own.two(), Own.three(), Own.four(), Own.five(), Own.six(), Own.seven(), Own.eight()",
        "Then: B → C: Own.nine()",
      ])
    #expect(
      steps.map(\.note) == [
        "", "until iOS 16\n\nthe old one.", "After the animation … hides it.", "Set x and call y, which calls …", "",
        "",
        "on iPad only\n\nasks again.", "アニメーションの後で … を呼ぶ", "at last …",
      ])
    #expect(steps[0].attributes.availability.since?.description == "iOS 17")
    #expect(steps[1].attributes.frequency == .once)
  }

  @Test("A replacement named in a line is not a call")
  func replacementInLine() {
    let lifecycle = expect(
      page("- A → B: `Own.one()` (replaced by `Own.deep()`, once), `Own.two()`, **B**, `Own.three()` (`Own.one()`)")
    ).lifecycle
    #expect(lifecycle.transitionLines == ["A → B: Own.one(), Own.two(), Own.three(), Own.one()"])
    #expect(lifecycle.transitions[0].steps.map(\.attributes.replacedBy) == ["Own.deep()", nil, nil, nil])
    #expect(lifecycle.transitions[0].steps.map(\.attributes.frequency) == [.once, nil, nil, nil])
  }

  @Test("Callbacks in one item that are separated by commas are consecutive steps")
  func several() {
    let lifecycle = expect(
      page("### A → B\n\n1. `Own.one()` (once), `Own.two()`、`Own.three()`: the three, not `Own.four()`.")
    ).lifecycle
    #expect(lifecycle.transitionLines == ["A → B: Own.one(), Own.two(), Own.three()"])
    #expect(lifecycle.transitions[0].steps.map(\.attributes.frequency) == [.once, nil, nil])
    #expect(lifecycle.transitions[0].steps.map(\.note) == ["", "", "the three, not `Own.four()`."])
  }

  @Test(
    "A callback's name without a code span is a call as a whole step, and a warning in a sentence; other prose is none")
  func uncoded() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `SceneDelegate`: `UIWindowSceneDelegate`

      ## States

      - **A** (initial)

      ## Transitions

      ### A → A

      1. sceneDidDisconnect(_:)
      2. 2️⃣SceneDelegate.scene(_:willConnectTo:options:) at once
      3. something(else)
      4. 4️⃣sceneDidDisconnect
      5. sceneDidDisconnect comes
      6. Then come (3️⃣sceneWillResignActive(_:)) or other

      - Again: A → A: sceneDidDisconnect(_:)
      """,
      [
        .init(
          "uncoded-callback", at: "2️⃣", covering: "SceneDelegate.scene(_:willConnectTo:options:)",
          fixes: ["`SceneDelegate.scene(_:willConnectTo:options:)`"]),
        .init("uncoded-callback", at: "4️⃣", covering: "sceneDidDisconnect", fixes: ["`sceneDidDisconnect`"]),
        .init(
          "uncoded-callback", at: "3️⃣", covering: "sceneWillResignActive(_:)", fixes: ["`sceneWillResignActive(_:)`"]),
      ]
    ).lifecycle
    #expect(
      lifecycle.transitionLines == [
        "A → A: SceneDelegate.sceneDidDisconnect(_:)", "Again: A → A: SceneDelegate.sceneDidDisconnect(_:)",
      ])
  }

  @Test("Backticks are inserted around a callback only if that makes a code span")
  func uncodedWithBackticks() {
    for (item, name, fixes) in [
      ("1️⃣sceneDidDisconnect(_:)`", "sceneDidDisconnect(_:)`", ["`sceneDidDisconnect(_:)`"]),
      ("1️⃣``sceneDidDisconnect(_:)`", "``sceneDidDisconnect(_:)`", ["`sceneDidDisconnect(_:)`"]),
      ("1️⃣sceneDidDisconnect(_:) ` at once", "sceneDidDisconnect(_:)", ["`sceneDidDisconnect(_:)`"]),
      ("![`](a.png)1️⃣sceneDidDisconnect(_:) at once", "sceneDidDisconnect(_:)", []),
    ] {
      let start = "# T\n\n## Delegates\n\n- `S`: `UIWindowSceneDelegate`\n\n## States\n\n- **A** (initial)\n\n"
      expect(
        "\(start)## Transitions\n\n### A → A\n\n1. `S.sceneDidBecomeActive(_:)`\n2. \(item)",
        [.init("uncoded-callback", at: "1️⃣", covering: name, fixes: fixes)])
    }
  }

  @Test("In a cell, backticks are inserted around a callback unless it has a pipe", arguments: [true, false])
  func uncodedInCell(hasPipe: Bool) {
    let name = hasPipe ? "a\\|b()" : "ab()"
    let table =
      "| From | To | Event | Calls |\n| --- | --- | --- | --- |\n| A | B | Go | \(hasPipe ? "" : "then ")1️⃣\(name) |"
    expect(
      page("\(table)\n\n## Callbacks\n\n- `Own.\(hasPipe ? "a|b()" : "ab()")`"),
      [.init("uncoded-callback", at: "1️⃣", covering: name, fixes: hasPipe ? [] : ["`ab()`"])])
  }

  @Test("Steps have the places at which they are shown")
  func places() {
    let reading = expect(page("### A → B\n\n1. `Own.one()`\n2. Later:\n   - ``Own.two()``"))
    #expect(reading.sourceMap.transitions[0].steps.map { reading.file[$0] } == ["Own.one()", "Own.two()"])
  }

  private func page(_ transitions: String) -> MarkedText {
    MarkedText(
      """
      # T

      ## Delegates

      - `Own`: `OwnDelegate`

      ## States

      - **A** (initial)
      - **B**
      - **C**

      ## Transitions

      \(transitions)
      """)
  }
}
