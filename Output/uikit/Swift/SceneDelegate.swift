import CloudKit
import UIKit

/// UIKit also asks it for the style of the window's controls, from iOS 26 ([Apple:
/// preferredWindowingControlStyle(for:)](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/preferredwindowingcontrolstyle(for:))),
/// and for the orientations of the window, from iOS 27 ([Apple:
/// supportedInterfaceOrientations(for:)](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:))).
///
/// UIKit life cycle from iOS 12 to iOS 27: one per scene.
@available(iOS 13, *)
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
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  // MARK: - Foreground and background

  /// Attach the window; the connection options say why the scene was created.
  ///
  /// Called on Launch, Launch with request, New window, Connect in the background, First window,
  /// Reconnect.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Prepare the window for display; also called at launch.
  ///
  /// Called on Launch, Launch with request, New window, First window, Return, Return with request,
  /// Return with notification, Quick return, Reconnect.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneWillEnterForeground(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Start what runs only while people use the window.
  ///
  /// Called on Launch, Launch with request, New window, First window, Return, Return with request,
  /// Return with notification, Interruption, Quick return, Reconnect.
  func sceneDidBecomeActive(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Save data, and pause what `sceneDidBecomeActive(_:)` started.
  ///
  /// Called on Leave, Interruption, Quick return, End.
  func sceneWillResignActive(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  /// Release memory, and hide what must not appear in the snapshot.
  ///
  /// Called on Leave, Quick return.
  /// - Quick return, may be skipped: the user returns within about a second
  func sceneDidEnterBackground(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene)
  }

  // MARK: - Requests and updates

  /// The size, the orientation or the traits of the window have changed.
  ///
  /// Called on Launch, Resize.
  /// - Launch, may be skipped: not at every launch
  /// - Resize, may be skipped: only where the newer method is missing
  ///
  /// Deprecated since iOS 26. Use `windowScene(_:didUpdateEffectiveGeometry:)` instead.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: windowScene)
  }

  /// An activity will follow.
  ///
  /// Called on Return with request, Handoff.
  /// - Return with request, may be skipped: only for an activity
  /// - Handoff, may be skipped: only for an activity that arrives
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Open URLs while the scene is connected; at launch, they are in the connection options.
  ///
  /// Called on Return with request. May be skipped: only if a URL is opened.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Continue an activity; at launch, it is in the connection options.
  ///
  /// Called on Return with request, Handoff.
  /// - Return with request, may be skipped: only for an activity
  /// - Handoff, may be skipped: only if the activity arrives
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Perform a quick action; at launch, it is in the connection options.
  ///
  /// Called on Return with request. May be skipped: only for a quick action.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
    completionHandler(false)
  }

  /// Accept the share, then show its records.
  ///
  /// Called on Return with request. May be skipped: only for a share of CloudKit.
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
  }

  /// The activity of the scene was updated.
  ///
  /// Called on Handoff. May be skipped: only for an activity of this device.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// The activity could not be fetched.
  ///
  /// Called on Handoff. May be skipped: only if it cannot be fetched.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// The size or the orientation of the window has changed.
  ///
  /// Called on Resize.
  @available(iOS 26, *)
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
  }

  // MARK: - End

  /// Release what the next connection can recreate.
  ///
  /// Called on Disconnect, Discard, End.
  /// - End, may be skipped: some iPhones do not call it
  func sceneDidDisconnect(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene)
  }
}

// instar:generated 858b54d86e4a493c page feb8a1 callbacks 376fb78631a3 71a02b90d51b 3e477bf8d51b ce03b8f8e4b4 9482aef831a3 17b60ff8d51b 31ef6f3654e3 a663df12d51b f60b2d19e4b4 8d999586e4b4 2de7205f961c 66117885961c 13962e86e4b4 6c88f31fe4b4 7ed555a9961c cf9d23f8d51b
