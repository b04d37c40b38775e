import UIKit

enum Banner {
  private static var overlay: UIWindow?

  static func show(_ text: String) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.isHidden = false
    overlay = window
  }

  static func present(_ controller: UIViewController) {
    UIApplication.shared.delegate?.window??.rootViewController?.present(controller, animated: true)
  }
}
