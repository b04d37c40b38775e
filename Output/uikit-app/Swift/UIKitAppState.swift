/// The states of UIKit app life cycle.
enum UIKitAppState: String, LifecycleState {
  /// Not launched yet, or terminated.
  case notRunning = "Not running"
  /// On screen.
  case foreground = "Foreground"
  /// In the foreground, but receives no events.
  case inactive = "Inactive"
  /// In the foreground, and receives events.
  case active = "Active"
  /// Not visible; code still runs.
  case background = "Background"
  /// In memory; no code runs.
  case suspended = "Suspended"

  static let page = LifecyclePage(
    name: "UIKit app life cycle",
    digest: "e9516194",
    delegates: ["AppDelegate"]
  )
}

// instar:generated 35c141a71d6dad4f page 701897
