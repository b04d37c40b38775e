import LifecycleModel
import TestSupport
import Testing

@testable import LifecycleReader

@Suite("The Equivalents section")
struct EquivalentsTests {
  @Test("Columns name delegates, others are notes; —, -, none, なし and 없음 mean that there is nothing")
  func table() {
    let lifecycle = expect(
      page(
        """
        | SceneDelegate | ScenePhase | Notes | Remark |
        |---|---|---|---|
        | `sceneDidBecomeActive(_:)` | `active` | a \\| b | |
        | `sceneDidDisconnect` | — | none | more |
        | `sceneWillResignActive(_:)`, `sceneDidEnterBackground(_:)` | `.inactive` or `ScenePhase.background` | | |
        | - | none | | |
        | なし | 없음 | | |
        | words only | `.inactive` before `exit` | | |
        """), [.init("unknown-delegate", at: "line 10, column 40", covering: "Remark")]
    ).lifecycle
    let table = lifecycle.equivalents[0]
    #expect(table.columns.map { lifecycle[$0].name } == ["SceneDelegate", "ScenePhase"])
    #expect(
      table.rows.map { $0.cells.map { $0.callbacks.map { lifecycle[$0].name } } } == [
        [["sceneDidBecomeActive(_:)"], ["active"]], [["sceneDidDisconnect(_:)"], []],
        [["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"], ["inactive", "background"]], [[], []],
        [[], []], [[], ["inactive"]],
      ])
    #expect(
      table.rows.map { $0.cells.map(\.text) }[1...] == [
        ["`sceneDidDisconnect`", ""],
        [
          "`sceneWillResignActive(_:)`, `sceneDidEnterBackground(_:)`", "`.inactive` or `ScenePhase.background`",
        ], ["", ""], ["", ""], ["words only", "`.inactive` before `exit`"],
      ])
    #expect(table.rows[0].notes == "a | b")
  }

  @Test("A delegate may have the name of a column, and a column the name of a type")
  func names() {
    let lifecycle = expect(
      """
      # T

      ## Delegates

      - `Owner`: `Own`
      - `SceneDelegate`: `UIWindowSceneDelegate`

      ## 対応

      | Owner | UIWindowSceneDelegate | 備考 |
      |---|---|---|
      | `one()` | `sceneDidDisconnect(_:)` | はい |
      """
    ).lifecycle
    #expect(lifecycle.equivalents[0].columns == [DelegateID(0), DelegateID(1)])
    #expect(lifecycle.equivalents[0].rows.map(\.notes) == ["はい"])
  }

  @Test("An unknown or ambiguous callback in a cell is an error")
  func problems() {
    expect(
      page("| SceneDelegate | ScenePhase |\n|---|---|\n| `1️⃣sceneDidDisconect(_:)` | `.2️⃣inactiv` |\n| `3️⃣scene` | |"),
      [
        .init("unknown-callback", at: "1️⃣", covering: "sceneDidDisconect(_:)", fixes: ["sceneDidDisconnect(_:)"]),
        .init("unknown-callback", at: "2️⃣", covering: "inactiv", fixes: ["inactive"]),
        .init("ambiguous-callback", at: "3️⃣", covering: "scene"),
      ])
  }

  private func page(_ table: String) -> MarkedText {
    MarkedText(
      """
      # T

      ## Delegates

      - `SceneDelegate`: `UIWindowSceneDelegate`
      - `ScenePhase`: observed

      ## Equivalents

      \(table)
      """)
  }
}
