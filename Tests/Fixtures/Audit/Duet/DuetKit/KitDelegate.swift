import UIKit

/// What both apps do.
open class KitDelegate: UIResponder, UIApplicationDelegate {
  /// Ends what runs.
  open func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }

  /// Ends everything.
  open func applicationWillTerminate(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }
}
