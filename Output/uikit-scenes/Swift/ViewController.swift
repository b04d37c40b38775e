import UIKit

/// UIKit scene life cycle: one per scene.
final class ViewController: UIViewController {
  // MARK: - Start

  /// Configure the view once it is in memory.
  ///
  /// Called on Launch, Launch with request, New window, Reconnect.
  override func viewDidLoad() {
    super.viewDidLoad()
    UIKitSceneState.record("ViewController", instance: self, state: .inactive)
  }
}

// instar:generated 35663fd5f6d0a8ec page 691ba0 callbacks b3d4ef63d517
