import CloudKit
import UIKit

extension SceneDelegate {
  func scene(_ scene: UIScene, openUrlContexts contexts: Set<UIOpenURLContext>) {
    scene.title = contexts.first?.url.host
  }

  func scene(_ scene: UIScene, continueUserActivity userActivity: NSUserActivity) {
    scene.title = userActivity.title
  }

  func sceneDidEnterBackgruond(_ scene: UIScene) {
    scene.title = nil
  }

  func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare) {
    windowScene.title = cloudKitShareMetadata.recordID.recordName
  }
}
