import UIKit

extension PanelSceneDelegate {
  static func sceneWillResignActive(_ scene: UIScene) {
    scene.title = nil
  }

  class func sceneWillEnterForeground(_ scene: UIScene) {
    scene.title = "Tools"
  }

  @nonobjc func sceneDidEnterBackground(_ scene: UIScene) {
    scene.title = nil
  }

  func scene<Activity: NSUserActivity>(_ scene: UIScene, continue userActivity: Activity) {
    scene.title = userActivity.title
  }
}
