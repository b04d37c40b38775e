/// The states of Scene delegate and ScenePhase.
enum SceneDelegateAndScenePhaseState: String, LifecycleState {
  /// The process is not running, or the scene is not connected.
  case notRunning = "Not running"
  /// On screen.
  case foreground = "Foreground"
  /// In the foreground, but receives no events.
  case inactive = "Inactive"
  /// In the foreground, and receives events.
  case active = "Active"
  /// A card in the app switcher, which was opened from this app.
  case switcher = "Switcher"
  /// Not visible; code still runs.
  case background = "Background"

  static let page = LifecyclePage(
    name: "Scene delegate and ScenePhase",
    digest: "48d66813",
    delegates: ["SceneDelegate", "ScenePhase"]
  )
}

// instar:generated fee3181c70263dbe page 40c2a7
