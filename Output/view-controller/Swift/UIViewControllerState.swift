/// The states of UIViewController life cycle.
enum UIViewControllerState: String, LifecycleState {
  /// The controller exists; its view is not loaded.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview())
  case noView = "No view"
  /// The view is in memory, but not in a window.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload())
  case offScreen = "Off screen"
  /// The view is being put on screen.
  /// [Apple](https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller)
  case appearing = "Appearing"
  /// The view can be seen and used.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:))
  case onScreen = "On screen"
  /// The view is being taken off the screen.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:))
  case disappearing = "Disappearing"
  /// Nothing references the controller any more; its deinitializer runs.
  /// [Swift](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/deinitialization/)
  case released = "Released"

  static let page = LifecyclePage(
    name: "UIViewController life cycle",
    digest: "8edc7068",
    delegates: ["ViewController"]
  )
}

// instar:generated 8f9155519e741d1b page 73c953
