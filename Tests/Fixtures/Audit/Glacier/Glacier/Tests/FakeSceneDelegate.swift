import UIKit

final class FakeSceneDelegate: NSObject, UIWindowSceneDelegate {
  func sceneDidBecomeActiv(_ scene: UIScene) {}
}
