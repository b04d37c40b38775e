import Diagnostics
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("Suppressions")
struct SuppressionTests {
  @Test("A suppression above an item of a list applies to that item alone")
  func items() {
    expect(
      """
      # T

      ## States

      <!-- instar:allow misspelt-attribute -->
      - **A** (initial, finall)
      - **B** (1️⃣finall)

        <!-- instar:allow misspelt-attribute -->
      - **C** (finall)
        - **D** (finall)
      - **E** (2️⃣finall)
      """,
      [
        .init("misspelt-attribute", at: "1️⃣", covering: "finall", fixes: ["final"]),
        .init("misspelt-attribute", at: "2️⃣", covering: "finall", fixes: ["final"]),
      ], diagnostics: silenced)
  }

  @Test("Above a heading, a suppression applies to everything below it; above a table, to the table")
  func scopes() {
    expect(
      """
      # T

      ## States

      - **A** (initial)

      <!-- instar:allow unknown-state
           unknown-callback -->

      ## Transitions

      ### A → Nowhere

      - A → Elsewhere

      ## Scenarios

      - A → 1️⃣Nowhere

      <!-- instar:allow unknown-state -->
      | From | To |
      |---|---|
      | A | Nowhere |
      | Somewhere | A |

      - A → 2️⃣Lost: `nothing()`
      """,
      [
        .init("unused-allowance", at: "line 8, column 6", covering: "unknown-callback"),
        .init("unknown-state", at: "1️⃣", covering: "Nowhere"),
        .init("unknown-state", at: "2️⃣", covering: "Lost"),
        .init("unknown-callback", at: "line 26, column 14", covering: "nothing()"),
      ], diagnostics: silenced)
  }

  @Test("Consecutive suppressions apply to the same; above the title, to the page")
  func several() {
    expect(
      """
      <!-- instar:allow unknown-state -->
      <!-- instar:allow unknown-callback -->

      # T

      ## States

      - **A** (initial)

      ## Transitions

      - A → Nowhere
      - A → A: `nothing()`
      """, [], diagnostics: silenced)
  }

  @Test("An unused suppression is a warning, with the nearest id for a misspelt one")
  func unused() {
    expect(
      """
      # T

      <!-- instar:allow 1️⃣unknown-state -->
      <!-- instar:allow 2️⃣unknown-stat, 3️⃣not-one-of-them -->

      ## States

      - **A** (initial)
      """,
      [
        .init("unused-allowance", at: "1️⃣", covering: "unknown-state"),
        .init("unused-allowance", at: "2️⃣", covering: "unknown-stat", fixes: ["unknown-state"]),
        .init("unused-allowance", at: "3️⃣", covering: "not-one-of-them"),
      ], diagnostics: silenced)
  }

  @Test("Other comments, and suppressions in code or quotes of code, are ignored")
  func others() {
    expect(
      "# T\n\n<!-- allow unknown-state -->\n\n```\n<!-- instar:allow unknown-state -->\n```\n", [],
      diagnostics: silenced)
  }

  private func silenced(_ reading: Reading) -> [Diagnostic] {
    reading.suppressing([], knownIDs: ReaderDescriptors.all.map(\.id))
  }
}
