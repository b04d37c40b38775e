import UIKit

@main
final class BuiltDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackgroud(_ application: UIApplication) {}
}
