import CloudKit
import UIKit

/// UIKit also asks it for the style of the window's controls, from iOS 26 ([Apple:
/// preferredWindowingControlStyle(for:)](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/preferredwindowingcontrolstyle(for:))),
/// and for the orientations of the window, from iOS 27 ([Apple:
/// supportedInterfaceOrientations(for:)](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:))).
///
/// UIKit scene life cycle: one per scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // MARK: - Launch

  /// Show again what the saved state says; UIKit's header says that it comes after the scene has
  /// connected and before it is active.
  ///
  /// Called on Launch, Launch with request, New window, First window, Reconnect. May be skipped: no
  /// state was saved.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  // MARK: - Foreground and background

  /// Attach the window; the connection options hold the URLs, activities and quick actions of a
  /// launch.
  ///
  /// Called on Launch, Launch with request, New window, Connect in the background, First window,
  /// Reconnect.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Prepare the window for display; also called at launch.
  ///
  /// Called on Launch, Launch with request, New window, First window, Return, Return with request,
  /// Return with notification, Quick return, Reconnect.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneWillEnterForeground(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Start what runs only while people use the window.
  ///
  /// Called on Launch, Launch with request, New window, First window, Return, Return with request,
  /// Return with notification, Interruption ends, Quick return, Reconnect.
  func sceneDidBecomeActive(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Save data, and pause what `sceneDidBecomeActive(_:)` started.
  ///
  /// Called on Leave, Interruption, Control Center or app switcher, Quick return.
  func sceneWillResignActive(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  /// Release memory, and hide what must not appear in the snapshot.
  ///
  /// Called on Leave, Quick return.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneDidEnterBackground(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  // MARK: - Requests and updates

  /// An activity will follow; prepare for it.
  ///
  /// Called on Return with request, Handoff.
  /// - Return with request, may be skipped: only for an activity
  /// - Handoff, may be skipped: only for an activity that arrives
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Open URLs while the scene is connected; those of a launch are in the connection options.
  ///
  /// Called on Return with request. May be skipped: only if a URL is opened.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Continue an activity from Handoff or a universal link.
  ///
  /// Called on Return with request, Handoff.
  /// - Return with request, may be skipped: only for an activity
  /// - Handoff, may be skipped: only if the activity arrives
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Perform a Home Screen quick action.
  ///
  /// Called on Return with request. May be skipped: only for a quick action.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
    completionHandler(false)
  }

  /// Accept the share, then show its records.
  ///
  /// Called on Return with request. May be skipped: only for a share of CloudKit.
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
  }

  /// The activity of the scene was updated.
  ///
  /// Called on Handoff, Save state.
  /// - Handoff, may be skipped: only for an activity of this device
  /// - Save state, may be skipped: only if it returned an activity
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// The activity could not be fetched.
  ///
  /// Called on Handoff. May be skipped: only if it cannot be fetched.
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
  /// - End, may be skipped: some iPhones do not call it
  func sceneDidDisconnect(_ scene: UIScene) {
    UIKitSceneState.record("SceneDelegate", instance: self, scene: scene)
  }
}

// instar:generated 7aee55b6e6e4a5fe page 691ba0 callbacks 376fb786841d 71a02b905d75 3e477bf85d75 ce03b8f8fe0a 9482aef8841d 17b60ff85d75 a663df125d75 f60b2d19fe0a 8d999586fe0a 2de7205f9be2 661178859be2 13962e865d75 6c88f31ffe0a 89a0dec85410 cf9d23f85d75
