import UIKit

@main
final class GlacierDelegate: UIResponder, UIApplicationDelegate {
  func applicationWillResignActive(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }
}
