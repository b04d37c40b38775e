import UIKit

final class ScreenController: UIViewController {
  static func wake() {
    UIApplication.shared.isIdleTimerDisabled = true
  }
}
