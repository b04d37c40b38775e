import UIKit

class StoneWindow: UIResponder {
  var window: UIWindow?
}

final class Stone {
  private var isRolling = false
  func roll() { isRolling.toggle() }
  func applicationDidEnterBackgroud(_ application: UIApplication) {}
}
