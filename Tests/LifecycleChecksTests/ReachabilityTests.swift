import TestSupport
import Testing

@Suite("States that cannot be reached or left")
struct ReachabilityTests {
  @Test("A transition to a composite state reaches its initial substate, and that only")
  func composite() {
    expect(
      """
      # Page

      ## States

      - **A** (initial)
      - **B**
        - **1️⃣B1**
        - **B2** (initial)

      ## Transitions

      - Go: A → B
      - Back: B → A
      """, [.init("unreachable-state", at: "1️⃣", covering: "B1")], findings: \.checked)
  }

  @Test("A transition from a composite state leaves each of its substates; a substate of a final one may stay")
  func deadEnds() {
    expect(
      """
      # Page

      ## States

      - **A** (initial)
      - **B**
        - **B1**
      - **C** (final)
        - **C1**
      - **1️⃣D**

      ## Transitions

      - Go: A → B
      - Leave: B → A
      - End: A → C
      - Stick: A → D
      """, [.init("dead-end", at: "1️⃣", covering: "D")], findings: \.checked)
  }

  @Test("A page of several versions is examined at each; what one version lacks names it")
  func versions() {
    let reading = expect(
      """
      # Page

      - Platform: iOS
      - Version: 12 to 27

      ## States

      - **A** (initial)
      - **1️⃣B**

      ## Transitions

      - Go: A → B (since iOS 13)
      - Back: B → A
      - Stay: A → A
      """, [.init("unreachable-state", at: "1️⃣", covering: "B")], findings: \.checked)
    #expect(reading.checked.map(\.summary) == ["State 'B' cannot be reached at iOS 12"])
  }
}
