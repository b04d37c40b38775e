/// The states of UIKit scene life cycle.
enum UIKitSceneState: String, LifecycleState {
  /// The process is not running, or the window does not exist yet.
  case notRunning = "Not running"
  /// On screen.
  case foreground = "Foreground"
  /// In the foreground, but receives no events.
  case inactive = "Inactive"
  /// In the foreground, and receives events.
  case active = "Active"
  /// Not visible; code still runs.
  case background = "Background"
  /// The process runs for an event, and no scene is connected yet.
  case launched = "Launched"
  /// In memory; no code runs.
  case suspended = "Suspended"
  /// The scene object is released; its session is kept.
  case disconnected = "Disconnected"

  static let page = LifecyclePage(
    name: "UIKit scene life cycle",
    digest: "9e975c76",
    delegates: ["AppDelegate", "SceneDelegate", "ViewController"]
  )
}

// instar:generated e34df6df265d1258 page 691ba0
