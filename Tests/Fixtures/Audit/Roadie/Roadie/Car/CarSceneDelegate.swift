import CarPlay
import UIKit

final class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
  private var controller: CPInterfaceController?

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController
  ) {
    controller = interfaceController
  }

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {
    controller = nil
  }

  func sceneDidBecomeActiv(_ scene: UIScene) {
    controller?.popToRootTemplate(animated: false, completion: nil)
  }
}
