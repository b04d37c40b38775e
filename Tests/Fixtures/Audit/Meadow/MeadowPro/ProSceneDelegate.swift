import UIKit

final class ProSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomeActiv(_ scene: UIScene) {
    scene.title = "Pro"
  }
}
