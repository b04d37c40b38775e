import UIKit

final class PreviewDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneWillResignActive(_ scene: UIScene) { scene.title = nil }
}
