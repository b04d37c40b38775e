import UIKit

/// UIKit scene life cycle: `UIViewController`, one per scene.
final class ViewController: UIViewController {
  // MARK: Launch

  /// Configure the view once it is in memory.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload())
  ///
  /// Called on Launch, New window, Reconnect.
  override func viewDidLoad() {
    super.viewDidLoad()
    LifecycleLog.record("ViewController", #function, instance: self, state: "Inactive")
  }
}

// instar:generated ecae699a26b3ae45 page 691ba0
// instar:callbacks b3d4ef63
