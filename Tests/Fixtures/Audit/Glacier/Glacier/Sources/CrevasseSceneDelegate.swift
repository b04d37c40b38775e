import UIKit

final class CrevasseSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneWillResignActive(_ scene: UIScene) {
    scene.title = nil
  }
}
