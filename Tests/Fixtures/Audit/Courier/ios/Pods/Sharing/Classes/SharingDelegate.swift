import UIKit

open class SharingDelegate: UIResponder, UIApplicationDelegate {
  /// Saves what is not sent.
  public func applicationDidEnterBackgroud(_ application: UIApplication) {}
}
