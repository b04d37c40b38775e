import UIKit

final class GarageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidBecomeActive(_ scene: UIScene) {
    scene.title = "Garage"
  }

  func sceneWillResignActivate(_ scene: UIScene) {
    scene.title = nil
  }
}
