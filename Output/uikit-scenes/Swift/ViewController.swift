import UIKit

/// UIKit scene life cycle: one per scene.
final class ViewController: UIViewController {
  // MARK: - Start

  /// Configure the view once it is in memory.
  ///
  /// Called on Launch, Launch with request, New window, First window, Reconnect.
  override func viewDidLoad() {
    super.viewDidLoad()
    UIKitSceneState.record("ViewController", instance: self, state: .inactive)
  }
}

// instar:generated a3a0878c919a2c5a page 691ba0 callbacks b3d4ef63d517
