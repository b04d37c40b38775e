import UIKit

/// Shows nothing yet.
public final class SpareDelegate: UIResponder, UIWindowSceneDelegate {
  /// Rests.
  public func sceneWillResignActive(_ scene: UIScene) {
    scene.title = nil
  }
}
