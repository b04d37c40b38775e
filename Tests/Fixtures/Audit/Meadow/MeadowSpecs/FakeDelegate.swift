import UIKit

final class FakeDelegate: NSObject, UIApplicationDelegate {
  func applicationDidBecomeActiv(_ application: UIApplication) {}
}
