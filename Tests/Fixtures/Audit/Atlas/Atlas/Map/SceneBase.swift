import UIKit

typealias Links = Set<UIOpenURLContext>
typealias SceneEvents = NSObjectProtocol & UIWindowSceneDelegate

class WindowHolder: UIResponder {
  var window: UIWindow?
}

class SceneBase: WindowHolder, SceneEvents {
  func sceneDidEnterBackground(_ scene: UIScene) {
    (UIApplication.shared.delegate as? Launch)?.applicationDidEnterBackground(UIApplication.shared)
  }
}
