import UIKit

/// UIKit scene life cycle: `UIWindowSceneDelegate`, one per scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // MARK: Launch

  /// Attach the window; the connection options hold the URLs, activities and quick actions of a
  /// launch.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:))
  ///
  /// Called on Launch, New window, Background launch, Reconnect.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  /// Prepare the window for display; also called at launch.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:))
  ///
  /// Called on Launch, New window, Return, Return with request, Quick return, Reconnect.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneWillEnterForeground(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  /// Start what runs only while people use the window.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:))
  ///
  /// Called on Launch, New window, Return, Return with request, Interruption ends, Quick return,
  /// Reconnect.
  func sceneDidBecomeActive(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "Active")
  }

  // MARK: Leave

  /// Pause what `sceneDidBecomeActive(_:)` started.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:))
  ///
  /// Called on Leave, Interruption, Quick return.
  func sceneWillResignActive(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "Inactive")
  }

  /// Save data, release memory, and hide what must not appear in the snapshot.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:))
  ///
  /// Called on Leave, Quick return.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneDidEnterBackground(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  // MARK: Return with request

  /// Open URLs while the scene is connected.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: the request is not a URL
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "Active")
  }

  /// Continue an activity from Handoff, Spotlight or a universal link.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: the request is not an activity
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "Active")
  }

  /// Perform a Home Screen quick action.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: the request is not a quick action
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    LifecycleLog.record("SceneDelegate", #function, instance: self, state: "Active")
    completionHandler(false)
  }

  // MARK: Disconnect

  /// Release what the next connection can recreate.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:))
  ///
  /// Called on Disconnect, Discard, End.
  /// - End, may be skipped: reports differ
  func sceneDidDisconnect(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }
}

// instar:generated 9ecd062d7d665a51 page 691ba0
// instar:callbacks 71a02b90 3e477bf8 ce03b8f8 9482aef8 17b60ff8 f60b2d19 8d999586 2de7205f
// instar:callbacks cf9d23f8
