import Diagnostics
import LifecycleModel
import LifecycleReader

/// A page about an app with scenes, for tests of what is made of its Scene configurations.
enum ScenePage {
  /// The life cycle of a page with some rows of scene configurations:
  /// `Name | Role | Delegate class | Scene class | Storyboard | When`.
  ///
  /// Without `isChosen`, its app delegate has no method that chooses among them. `body` are the page's own statements.
  static func lifecycle(
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

extension Lifecycle {
  /// The statements of the generated method that chooses a scene configuration, behind the one that logs.
  var choosingStatements: String {
    let text = swift("AppDelegate")
    guard let start = text.range(of: ") -> UISceneConfiguration {\n") else { return "" }
    let lines = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.prefix { $0 != "  }" }.drop { !$0.contains("LifecycleLog.record(") }.dropFirst()
    return body.map { $0.dropFirst(4) }.joined(separator: "\n")
  }
}
