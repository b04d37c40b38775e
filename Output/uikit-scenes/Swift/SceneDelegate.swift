import CloudKit
import UIKit

/// UIKit also asks it for the [style of the window's
/// controls](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/preferredwindowingcontrolstyle(for:))
/// (iOS 26) and for the [orientations of the
/// window](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:))
/// (iOS 27).
///
/// UIKit scene life cycle: one per scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // MARK: - Launch

  /// Attach the window; the connection options hold the URLs, activities and quick actions of a
  /// launch.
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
  ///
  /// Called on Launch, Launch with request, Reconnect. May be skipped: no state was saved.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  // MARK: - Foreground and background

  /// Prepare the window for display; also called at launch.
  ///
  /// Called on Launch, Launch with request, New window, Return, Return with request, Quick return,
  /// Reconnect.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneWillEnterForeground(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Start what runs only while people use the window.
  ///
  /// Called on Launch, Launch with request, New window, Return, Return with request, Interruption
  /// ends, Quick return, Reconnect.
  func sceneDidBecomeActive(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Pause what `sceneDidBecomeActive(_:)` started.
  ///
  /// Called on Leave, Interruption, Quick return.
  func sceneWillResignActive(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  /// Save data, release memory, and hide what must not appear in the snapshot.
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
  ///
  /// Called on Return with request. May be skipped: no URL.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Continue an activity from Handoff, Spotlight or a universal link.
  ///
  /// Called on Return with request, Handoff.
  /// - Return with request, may be skipped: no activity
  /// - Handoff, may be skipped: it goes, or fails
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Perform a Home Screen quick action.
  ///
  /// Called on Return with request. May be skipped: no quick action.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
    completionHandler(false)
  }

  /// Show the records that somebody shares.
  ///
  /// Called on Return with request. May be skipped: no share.
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
  }

  /// The activity of the scene was updated.
  ///
  /// Called on Handoff. May be skipped: it comes.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// An activity will follow; show that something happens.
  ///
  /// Called on Handoff. May be skipped: it goes.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// The activity could not be fetched.
  ///
  /// Called on Handoff. May be skipped: it goes, or arrives.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Return an activity with the state of the window, for the next connection.
  ///
  /// Called on Save state.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .background)
    return nil
  }

  // MARK: - End

  /// Release what the next connection can recreate.
  ///
  /// Called on Disconnect, Discard, End.
  /// - End, may be skipped: reports differ
  func sceneDidDisconnect(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }
}

// instar:generated 5cbe08645b76fead page 691ba0 callbacks 71a02b905d75 376fb786841d 3e477bf85d75 ce03b8f8fe0a 9482aef8841d 17b60ff85d75 f60b2d19fe0a 8d999586fe0a 2de7205f9be2 661178859be2 13962e86fe0a a663df12fe0a 6c88f31ffe0a 89a0dec85410 cf9d23f85d75
