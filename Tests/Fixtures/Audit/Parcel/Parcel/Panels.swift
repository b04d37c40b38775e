import UIKit

class PanelHost<Panel: UIViewController>: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidDisconnect(_ scene: UIScene) {
    window = nil
  }
}

extension PanelHost {
  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.makeKey()
  }
}

final class ToolPanel: UIViewController {}

final class PanelSceneDelegate: PanelHost<ToolPanel> {}
