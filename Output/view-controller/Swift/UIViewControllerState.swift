/// The states of UIViewController life cycle.
enum UIViewControllerState: String, LifecycleState {
  /// The controller exists; its view is not loaded.
  case noView = "No view"
  /// The view is in memory, but not in a window.
  case offScreen = "Off screen"
  /// The view is being put on screen.
  case appearing = "Appearing"
  /// The view is in the hierarchy of its window, and the transition to it goes on.
  case inWindow = "In window"
  /// The view can be seen and used.
  case onScreen = "On screen"
  /// The view is being taken off the screen.
  case disappearing = "Disappearing"
  /// Nothing references the controller any more; its deinitializer runs.
  case released = "Released"

  static let page = LifecyclePage(
    name: "UIViewController life cycle",
    digest: "c4f65e34",
    delegates: ["ViewController"]
  )
}

// instar:generated ce89a19a49606bf6 page 73c953
