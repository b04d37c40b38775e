import Diagnostics
import LifecycleModel
import LifecycleReader

/// A page about a scene whose phase is observed, for tests of its hooks.
enum PhasePage {
  /// The life cycle of a page with some transitions between Off, Inactive, Active and Background.
  static func lifecycle(
    _ transitions: String, delegate: String = "- `SceneDelegate`: `UIWindowSceneDelegate`, one per scene",
    version: Int = 14
  ) -> Lifecycle {
    let text = """
      # The phase of a scene

      - Platform: iOS
      - Version: \(version)

      ## Delegates

      \(delegate)
      - `ScenePhase`: observed, one per scene

      ## States

      - **Off** (initial)
      - **Inactive**
      - **Active**
      - **Background**

      ## Transitions

      \(transitions)
      """
    return LifecycleReader.read(SourceFile(path: "phases.md", bytes: Array(text.utf8))).lifecycle
  }
}
