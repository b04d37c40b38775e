import UIKit

@main
final class ProDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async {
    UserDefaults.standard.set(identifier, forKey: "session")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    UserDefaults.standard.set(Date(), forKey: "back")
  }
}
