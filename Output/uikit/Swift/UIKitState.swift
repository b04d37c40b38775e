/// The states of UIKit life cycle from iOS 12 to iOS 27.
enum UIKitState: String, LifecycleState {
  /// The process is not running, or the window does not exist yet.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/unattached)
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
  /// [Apple](https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle)
  case suspended = "Suspended"
  /// The scene object is released; its session is kept.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:))
  case disconnected = "Disconnected"

  static let page = LifecyclePage(
    name: "UIKit life cycle from iOS 12 to iOS 27",
    digest: "0c595ae6",
    delegates: ["AppDelegate", "SceneDelegate"]
  )
}

// instar:generated b1d5311511c4f83f page feb8a1
