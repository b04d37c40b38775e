import UIKit

final class StageDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomeActive(_ scene: UIScene) {
    scene.title = "Duet"
  }
}
