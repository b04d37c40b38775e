import UIKit

protocol Refreshing {
  func sceneDidDisconnected(_ scene: UIScene)
}

extension SceneDelegate {
  func sceneDidDisconnected(_ scene: UIScene) {
    scene.title = nil
  }

  func sceneWillResignActives(_ scene: UIScene) {
    sceneWillResignActive(scene)
  }

  func scene(_ scene: UIScene, didUpdates userActivity: NSUserActivity) {
    scene.userActivity = userActivity
  }

  func share(_ activity: NSUserActivity, in scene: UIScene) {
    self.scene(scene, didUpdates: activity)
  }

  func sceneDidEnterBackground(_ scene: UIScene, animated: Bool) {
    scene.title = animated ? nil : scene.title
  }

  func sceneDidBecomeSelected(_ scene: UIScene) {
    scene.title = Self.title(for: scene)
  }

  private static func title(for scene: UIScene) -> String {
    scene.session.persistentIdentifier
  }
}
