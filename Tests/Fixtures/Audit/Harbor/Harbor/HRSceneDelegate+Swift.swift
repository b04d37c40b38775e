import UIKit

extension HRSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    scene.title = "Harbor"
  }

  func sceneDidDisconect(_ scene: UIScene) {
    scene.title = nil
  }
}
