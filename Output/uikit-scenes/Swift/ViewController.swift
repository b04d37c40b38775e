import UIKit

/// UIKit scene life cycle: `UIViewController`, one per scene.
final class ViewController: UIViewController {
  // MARK: - Start

  /// Configure the view once it is in memory.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload())
  ///
  /// Called on Launch, Launch with request, New window, Reconnect.
  override func viewDidLoad() {
    super.viewDidLoad()
    UIKitSceneState.record("ViewController", instance: self, state: .inactive)
  }
}

// instar:generated 5ffdfdf2fc9f5b67 page 691ba0 callbacks b3d4ef63d517
