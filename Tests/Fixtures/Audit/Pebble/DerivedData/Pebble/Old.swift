import UIKit

@main
final class OldDelegate: NSObject, UIApplicationDelegate {
  func applicationDidBecomeActiv(_ application: UIApplication) {}
}
