/// The states of Scene delegate and ScenePhase.
enum SceneDelegateAndScenePhaseState: String, LifecycleState {
  /// The process is not running, or the scene is not connected.
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
  /// A card in the app switcher, which was opened from this app.
  /// [Apple](https://developer.apple.com/documentation/swiftui/scenephase/inactive)
  case switcher = "Switcher"
  /// Not visible; code still runs.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum/background)
  case background = "Background"

  static let page = LifecyclePage(
    name: "Scene delegate and ScenePhase",
    digest: "48d66813",
    delegates: ["SceneDelegate", "ScenePhase"]
  )
}

// instar:generated b0c46c32c6e4113e page 40c2a7
