import UIKit

class PebbleDelegate: NSObject, UIApplicationDelegate {
  let stone = Stone()

  func applicationWillResignActive(_ application: UIApplication) {
    stone.roll()
  }
}

#if DEBUG
  final class TestingDelegate: PebbleDelegate {
    func applicationWillTerminat(_ application: UIApplication) {
      stone.roll()
    }
  }
#endif
