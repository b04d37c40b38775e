/// The states of UIKit life cycle from iOS 12 to iOS 27.
enum UIKitState: String, LifecycleState {
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
    name: "UIKit life cycle from iOS 12 to iOS 27",
    digest: "dbc64de3",
    delegates: ["AppDelegate", "SceneDelegate"]
  )
}

// instar:generated a96db3b92e2001f9 page feb8a1
