import UIKit

@main
final class KioskDelegate: UIResponder, UIApplicationDelegate {
  func applicationWillEnterForeground(_ application: UIApplication) {
    ScreenController.wake()
  }
}
