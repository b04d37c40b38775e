import UIKit

final class Forwarder: NSObject, UIApplicationDelegate {
  private let targets: [UIApplicationDelegate]

  init(_ targets: [UIApplicationDelegate]) {
    self.targets = targets
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.set(targets.count, forKey: "targets")
  }

  private func applicationWillTerminate(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }
}
