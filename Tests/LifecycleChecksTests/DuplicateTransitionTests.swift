import TestSupport
import Testing

@Suite("Two transitions for one reason")
struct DuplicateTransitionTests {
  @Test("One source, event and guard are an error, whatever the letter case")
  func same() {
    expect(
      page(
        """
        - Go: A → B
        - 1️⃣go: A → A
        - Go: A → A [slowly]
        - Back: B → A
        """), [.init("duplicate-transition", at: "1️⃣", covering: "go: A → A")], findings: \.checked)
  }

  @Test("The same hop told twice in longer chains is none, with other calls it is one")
  func chains() {
    expect(
      page(
        """
        - Go: A → B → A: `Own.one()`, **B**, `Own.two()`
        - Go: B → A: `Own.two()`
        """), findings: \.checked)
    expect(
      page(
        """
        - Go: A → B → A: `Own.one()`, **B**, `Own.two()`
        - 1️⃣Go: B → A: `Own.one()`
        """), [.init("duplicate-transition", at: "1️⃣", covering: "Go: B → A")], findings: \.checked)
  }

  @Test("Without an event, only the same source and target are the same")
  func silent() {
    expect(
      page(
        """
        - A → B
        - A → A
        - 1️⃣A → B
        - B → A
        """), [.init("duplicate-transition", at: "1️⃣", covering: "A → B")], findings: \.checked)
  }

  @Test("Transitions of versions that never meet do not contradict each other")
  func versions() {
    expect(
      page(
        """
        - Go: A → B (removed iOS 13)
        - Go: A → A (since iOS 13)
        - Go: A → B [once] (removed iOS 14)
        - 1️⃣Go: A → A [once] (since iOS 13)
        - Old: A → B
        - Back: B → A
        """), [.init("duplicate-transition", at: "1️⃣", covering: "Go: A → A [once] (since iOS 13)")],
      findings: \.checked)
  }

  private func page(_ transitions: String) -> MarkedText {
    MarkedText(
      """
      # Page

      - Platform: iOS

      ## Delegates

      - `Own`: `OwnDelegate`

      ## States

      - **A** (initial)
      - **B**

      ## Transitions

      \(transitions)
      """)
  }
}
