import Diagnostics
import LifecycleModel
import LifecycleReader

/// A page about an app with scenes, for tests of its Scene configurations.
package enum ScenePage {
  /// The life cycle of a page with some rows of scene configurations:
  /// `Name | Role | Delegate class | Scene class | Storyboard | When`.
  ///
  /// Without `isChosen`, its app delegate has no method that chooses among them. `body` are the page's own statements.
  package static func lifecycle(
    _ rows: [String], version: Int = 13, guardText: String = "", isChosen: Bool = true, body: String = ""
  ) -> Lifecycle {
    let choice = isChosen ? "1. `AppDelegate.application(_:configurationForConnecting:options:)`\n" : ""
    let code =
      body.isEmpty
      ? ""
      : """


      ## Callbacks

      ### AppDelegate

      - `application(_:configurationForConnecting:options:)`

        ```swift
      \(body.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
        ```
      """
    let table = """
      | Name | Role | Delegate class | Scene class | Storyboard | When |
      |---|---|---|---|---|---|
      \(rows.map { "| \($0) |" }.joined(separator: "\n"))
      """
    let text = """
      # Scenes

      - Platform: iOS
      - Version: \(version)

      ## Delegates

      - `AppDelegate`: `UIApplicationDelegate`, one per process
      - `SceneDelegate`: `UIWindowSceneDelegate`, one per scene

      ## States

      - **Not running** (initial)
      - **Active**\(code)

      ## Transitions

      ### Launch: Not running → Active

      \(choice)1. `SceneDelegate.scene(_:willConnectTo:options:)`

      ### Leave: Active → Not running\(guardText)

      \(rows.isEmpty ? "" : "## Scene configurations\n\n\(table)\n")
      """
    return LifecycleReader.read(SourceFile(path: "scenes.md", bytes: Array(text.utf8))).lifecycle
  }
}
