import UIKit

final class ShareController: UIViewController {
  let state = ShareState()
}

final class ShareState: NSObject, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) { UserDefaults.standard.synchronize() }
}
