import UIKit

@objc(HRPierSceneDelegate)
final class PierSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneWillEnterForeground(_ scene: UIScene) {
    scene.title = "Pier"
  }
}

final class BuoySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}

enum Quay {
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
  }
}
