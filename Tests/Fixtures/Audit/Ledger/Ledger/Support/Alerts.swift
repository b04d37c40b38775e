import UIKit

final class AlertQueue: NSObject {
  private var panel: UIWindow?

  func show(_ alert: UIAlertController) {
    let panel = UIWindow(frame: UIScreen.main.bounds)
    panel.rootViewController = UIViewController()
    panel.makeKeyAndVisible()
    self.panel = panel
  }

  func dismiss() {
    // swift-format-ignore
    (UIApplication.shared.delegate as! AppDelegate).window?.makeKey()
    UIApplication.shared.keyWindow?.endEditing(true)
  }
}
