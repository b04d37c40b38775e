import UIKit

/// UIKit scene life cycle: `UIViewController`, one per scene.
final class ViewController: UIViewController {
  // MARK: Launch

  /// Configure the view once it is in memory.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload())
  ///
  /// Called on Launch, Launch with request, New window, Reconnect.
  override func viewDidLoad() {
    super.viewDidLoad()
    LifecycleLog.record("ViewController", #function, instance: self, state: "Inactive")
  }
}

// instar:generated fbad0a56de601c81 page 691ba0
// instar:callbacks b3d4ef63
