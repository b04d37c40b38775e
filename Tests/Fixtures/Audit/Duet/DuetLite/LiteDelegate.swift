import DuetKit
import UIKit

@main
final class LiteDelegate: KitDelegate {
  func applicationWillEnterForeground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }
}
