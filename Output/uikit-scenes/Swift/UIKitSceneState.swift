/// The states of UIKit scene life cycle.
enum UIKitSceneState: String, LifecycleState {
  /// The process is not running, or the window does not exist yet.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/unattached)
  case notRunning = "Not running"
  /// On screen.
  /// [Apple](https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle)
  case foreground = "Foreground"
  /// In the foreground, but receives no events.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/foregroundinactive)
  case inactive = "Inactive"
  /// In the foreground, and receives events.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/foregroundactive)
  case active = "Active"
  /// Not visible; code still runs.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/background)
  case background = "Background"
  /// In memory; no code runs.
  /// [Apple](https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle)
  case suspended = "Suspended"
  /// The scene object is released; its session is kept.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:))
  case disconnected = "Disconnected"

  static let page = LifecyclePage(
    name: "UIKit scene life cycle",
    digest: "1a94e427",
    delegates: ["AppDelegate", "SceneDelegate", "ViewController"]
  )
}

// instar:generated 5014e00a9d82d158 page 691ba0
