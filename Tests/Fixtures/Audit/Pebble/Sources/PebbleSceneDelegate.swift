import UIKit

@objc(PebbleSceneDelegate)
final class PebbleSceneDelegate: StoneWindow, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    scene.title = "Pebble"
  }
}
