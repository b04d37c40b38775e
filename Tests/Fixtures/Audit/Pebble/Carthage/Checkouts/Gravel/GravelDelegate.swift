import UIKit

open class GravelDelegate: NSObject, UIWindowSceneDelegate {
  /// Rolls.
  open func sceneDidBecomeActive(_ scene: UIScene) {}
}
