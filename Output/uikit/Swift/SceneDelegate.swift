import UIKit

/// UIKit life cycle from iOS 12 to iOS 27: `UIWindowSceneDelegate`, one per scene.
@available(iOS 13, *)
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// Attach the window; the connection options say why the scene was made.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:))
  ///
  /// Called on Launch, New window, Reconnect.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  /// Get ready to be seen; called on a launch too.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:))
  ///
  /// Called on Launch, New window, Return, Reconnect.
  func sceneWillEnterForeground(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  /// Start what runs only while people use the window.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:))
  ///
  /// Called on Launch, New window, Return, Interruption, Reconnect.
  func sceneDidBecomeActive(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  /// Pause it again.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:))
  ///
  /// Called on Leave, Interruption.
  func sceneWillResignActive(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  /// Save, release memory, and hide what the snapshot must not show.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:))
  ///
  /// Called on Leave.
  func sceneDidEnterBackground(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }

  /// Release what the next connection can make again.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:))
  ///
  /// Called on Disconnect, End.
  /// - End, may be skipped: reports differ
  func sceneDidDisconnect(_ scene: UIScene) {
    LifecycleLog.record("SceneDelegate", #function, instance: self)
  }
}
