import CloudKit
import UIKit

/// UIKit also asks it for the [style of the window's
/// controls](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/preferredwindowingcontrolstyle(for:))
/// (iOS 26) and for the [orientations of the
/// window](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:))
/// (iOS 27).
///
/// UIKit scene life cycle: `UIWindowSceneDelegate`, one per scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // MARK: - Launch

  /// Attach the window; the connection options hold the URLs, activities and quick actions of a
  /// launch.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:))
  ///
  /// Called on Launch, Launch with request, New window, Background launch, Reconnect.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Show again what the saved state says.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:restoreinteractionstatewith:))
  ///
  /// Called on Launch, Launch with request, Reconnect.
  /// - Launch, may be skipped: no state was saved
  /// - Launch with request, may be skipped: no state was saved
  /// - Reconnect, may be skipped: no state was saved
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  // MARK: - Foreground and background

  /// Prepare the window for display; also called at launch.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:))
  ///
  /// Called on Launch, Launch with request, New window, Return, Return with request, Quick return,
  /// Reconnect.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneWillEnterForeground(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Start what runs only while people use the window.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:))
  ///
  /// Called on Launch, Launch with request, New window, Return, Return with request, Interruption
  /// ends, Quick return, Reconnect.
  func sceneDidBecomeActive(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Pause what `sceneDidBecomeActive(_:)` started.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:))
  ///
  /// Called on Leave, Interruption, Quick return.
  func sceneWillResignActive(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  /// Save data, release memory, and hide what must not appear in the snapshot.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:))
  ///
  /// Called on Leave, Quick return.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneDidEnterBackground(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  // MARK: - Requests and updates

  /// Open URLs while the scene is connected; where it is missing, URLs are
  /// [dropped](https://github.com/AvaloniaUI/Avalonia/pull/21394) or go to [the app
  /// delegate](https://github.com/hpoul/file_picker_writable/pull/53): reports differ.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: no URL
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Continue an activity from Handoff, Spotlight or a universal link.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:continue:))
  ///
  /// Called on Return with request, Handoff.
  /// - Return with request, may be skipped: no activity
  /// - Handoff, may be skipped: it goes, or fails
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Perform a Home Screen quick action.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: no quick action
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
    completionHandler(false)
  }

  /// Show the records that somebody shares.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/windowscene(_:userdidacceptcloudkitsharewith:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: no share
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
  }

  /// The activity of the scene was updated.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:didupdate:))
  ///
  /// Called on Handoff.
  /// - Handoff, may be skipped: it comes
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// An activity will follow; show that something happens.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willcontinueuseractivitywithtype:))
  ///
  /// Called on Handoff.
  /// - Handoff, may be skipped: it goes
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// The activity could not be fetched.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:didfailtocontinueuseractivitywithtype:error:))
  ///
  /// Called on Handoff.
  /// - Handoff, may be skipped: it goes, or arrives
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Return an activity with the state of the window, for the next connection.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:))
  ///
  /// Called on Save state.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .background)
    return nil
  }

  // MARK: - End

  /// Release what the next connection can recreate.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:))
  ///
  /// Called on Disconnect, Discard, End.
  /// - End, may be skipped: reports differ
  func sceneDidDisconnect(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }
}

// instar:generated 65a273255238da71 page 691ba0 callbacks 71a02b905d75 376fb786841d 3e477bf85d75 ce03b8f8fe0a 9482aef8841d 17b60ff85d75 f60b2d19fe0a 8d999586fe0a 2de7205f9be2 661178859be2 13962e86fe0a a663df12fe0a 6c88f31ffe0a 89a0dec85410 cf9d23f85d75
