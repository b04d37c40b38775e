import UIKit

final class VaultSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidEnterBackground(_ scene: UIScene) {
    window?.isHidden = true
  }
}
