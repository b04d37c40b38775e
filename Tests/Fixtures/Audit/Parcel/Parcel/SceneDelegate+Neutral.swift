import ParcelKit
import UIKit

typealias AppScene = UIScene
typealias FetchHandler = (UIBackgroundFetchResult) -> Void

extension SceneDelegate {
  func sceneWillResignActive(_ scene: AppScene) {
    scene.title = nil
  }

  func stateRestorationActivity(for scene: (UIKit.UIScene)) -> Optional<NSUserActivity> {
    scene.userActivity
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith saved: ParcelActivity) {
    scene.title = "Restored"
  }

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: Swift.String, error: any Swift.Error
  ) {
    scene.title = userActivityType
  }
}
