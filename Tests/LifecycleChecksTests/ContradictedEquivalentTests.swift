import TestSupport
import Testing

@Suite("Equivalents that the graph contradicts")
struct ContradictedEquivalentTests {
  @Test("A value that another call goes with, and 'none' where there is one")
  func observed() {
    expect(
      page(
        """
        | `sceneWillResignActive(_:)` | `.inactive` |
        1️⃣| `sceneDidBecomeActive(_:)` | `.inactive` |2️⃣
        3️⃣| `sceneDidEnterBackground(_:)` | none |4️⃣
        | `sceneDidDisconnect(_:)` | none |
        """), findings: \.checked,
      """
      1️⃣–2️⃣ warning: 'sceneDidBecomeActive(_:)' goes with '.active', not with '.inactive' [contradicted-equivalent]
      """)
  }

  private func page(_ rows: String) -> MarkedText {
    MarkedText("")
  }
}
