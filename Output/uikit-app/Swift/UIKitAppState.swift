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
    digest: "1f5d00dd",
    delegates: ["AppDelegate"]
  )
}

// instar:generated 9a1d3930db3026cd page 701897
