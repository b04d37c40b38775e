import UIKit

/// Draws what the application's other parts hand over.
final class AppDelegate: NSObject {
  func applicationDidEnterBackgroud(_ application: UIApplication) {}
  func applicationDidFinish(_ map: String) -> Bool { !map.isEmpty }
}
