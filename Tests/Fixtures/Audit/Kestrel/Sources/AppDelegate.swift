import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {  // instar:allow dead-callback
    UserDefaults.standard.set(Date(), forKey: "active")
  }

  // instar:allow dead-callback
  func applicationWillResignActive(_ application: UIApplication) {
    UserDefaults.standard.set(Date(), forKey: "rest")
  }

  func applicationWillTerminate(_ application: UIApplication) {  // instar:allow dead-callback
    UserDefaults.standard.synchronize()
  }

  // instar:allow near-miss-callback
  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }
}
