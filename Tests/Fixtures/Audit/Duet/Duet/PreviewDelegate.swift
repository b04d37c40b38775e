import UIKit

final class PreviewDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActiv(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) { scene.title = nil }
}
