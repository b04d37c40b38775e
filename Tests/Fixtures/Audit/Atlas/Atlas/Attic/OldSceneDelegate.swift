import UIKit

final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) { UserDefaults.standard.synchronize() }
}
