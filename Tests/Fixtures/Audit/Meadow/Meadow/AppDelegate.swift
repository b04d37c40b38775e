import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #unavailable(iOS 13) {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.makeKeyAndVisible()
    }
    show()
    tint()
    return true
  }

  private func show() {
    if #available(iOS 13, *) {
      UIApplication.shared.isIdleTimerDisabled = true
    } else {
      let banner = UIWindow(frame: .zero)
      banner.isHidden = false
      UIApplication.shared.keyWindow?.endEditing(true)
    }
  }

  private func tint() {
    guard #available(iOS 13, *) else {
      window = UIWindow(frame: UIScreen.main.bounds)
      return
    }
    UIApplication.shared.isIdleTimerDisabled = false
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
  }

  @available(iOS, introduced: 10, obsoleted: 13)
  func applicationWillEnterForeground(_ application: UIApplication) {
    UserDefaults.standard.set(Date(), forKey: "back")
  }
}
