import UIKit

final class ReaderController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(applicationDidEnterBackground(_:)),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Banner.show("Welcome")
  }

  @objc private func applicationDidEnterBackground(_ notification: Notification) {
    view.endEditing(true)
  }

  func closeKeyboard() {
    UIApplication.shared.keyWindow?.endEditing(true)
  }
}
