import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomeActive(_ scene: UIScene) {
    scene.title = "Beacon"
  }

  #if DEBUG
    func sceneWillResignActiv(_ scene: UIScene) {
      scene.title = nil
    }
  #endif
}
