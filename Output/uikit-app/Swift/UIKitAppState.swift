/// The states of UIKit app life cycle.
enum UIKitAppState: String, LifecycleState {
  /// Not launched yet, or terminated.
  /// [Apple](https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle)
  case notRunning = "Not running"
  /// On screen.
  /// [Apple](https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle)
  case foreground = "Foreground"
  /// In the foreground, but receives no events.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplication/state/inactive)
  case inactive = "Inactive"
  /// In the foreground, and receives events.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplication/state/active)
  case active = "Active"
  /// Not visible; code still runs.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplication/state/background)
  case background = "Background"
  /// In memory; no code runs.
  /// [Apple](https://developer.apple.com/documentation/uikit/about-the-background-execution-sequence)
  case suspended = "Suspended"

  static let page = LifecyclePage(
    name: "UIKit app life cycle",
    digest: "4f5ee68b",
    delegates: ["AppDelegate"]
  )
}

// instar:generated 5ab8a3137dd51cb5 page 701897
