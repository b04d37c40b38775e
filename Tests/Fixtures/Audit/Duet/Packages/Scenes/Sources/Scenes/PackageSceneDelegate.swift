import UIKit

/// Shows a second stage.
public final class PackageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The stage's window.
  public var window: UIWindow?

  /// Rests.
  public func sceneWillResignActive(_ scene: UIScene) {
    scene.title = nil
  }

  /// Saves the score.
  public func sceneDidEnterBackground(_ scene: UIWindowScene) {
    scene.title = "Saved"
  }
}
