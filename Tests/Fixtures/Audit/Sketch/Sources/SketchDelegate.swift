import UIKit

final class SketchDelegate: NSObject, UIApplicationDelegate {
  func applicationWillTerminate(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    UserDefaults.standard.set(Date(), forKey: "back")
  }

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { true }
}
