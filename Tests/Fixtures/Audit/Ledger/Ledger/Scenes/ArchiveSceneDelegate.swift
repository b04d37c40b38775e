import UIKit

final class ArchiveSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidEnterBackgroud(_ scene: UIScene) {}
}
