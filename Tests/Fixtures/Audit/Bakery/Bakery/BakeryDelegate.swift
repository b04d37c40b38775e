import UIKit

final class BakeryDelegate: NSObject, UIApplicationDelegate {
  let oven = Oven()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    if options?[.shortcutItem] != nil { note("from the Home Screen") }
    return true
  }

  func note(_ text: String) {
    UserDefaults.standard.set(text, forKey: "note")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    note("active")
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    note("memory")
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {
    note("registered")
  }
}
