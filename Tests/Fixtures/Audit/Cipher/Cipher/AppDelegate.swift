import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }

  func applicationWillTerminat(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }
}
