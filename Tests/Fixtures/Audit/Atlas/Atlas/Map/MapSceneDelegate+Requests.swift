import UIKit

extension MapSceneDelegate {
  func scene(_ scene: UIScene, openURLContexts contexts: Links) {
    contexts.forEach { router.open($0.url) }
  }

  func windowScene(_: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Swift.Bool {
    router.save()
    return item.type == "nearby"
  }

  nonisolated final func sceneDidDisconnect(_: UIKit.UIScene) {
    NSLog("disconnected")
  }

  @objc(sceneWillEnterForeground:)
  func comeBack(_ scene: UIScene) {
    router.save()
  }

  @MainActor @objc func scene(
    _ scene: UIScene, continue activity: NSUserActivity = NSUserActivity(activityType: "com.example.atlas.map")
  ) {
    activity.webpageURL.map(router.open)
  }
}
