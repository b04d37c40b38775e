import CloudKit
import UIKit

/// UIKit also asks it for the [style of the window's
/// controls](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/preferredwindowingcontrolstyle(for:))
/// (iOS 26) and for the [orientations of the
/// window](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:))
/// (iOS 27).
///
/// UIKit life cycle from iOS 12 to iOS 27: one per scene.
@available(iOS 13, *)
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // MARK: - Launch

  /// Attach the window; the connection options say why the scene was created.
  ///
  /// Called on Launch, New window, Background launch, Reconnect.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene)
  }

  // MARK: - Foreground and background

  /// Prepare the window for display; also called at launch.
  ///
  /// Called on Launch, New window, Return, Return with request, Reconnect.
  func sceneWillEnterForeground(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  /// Start what runs only while people use the window.
  ///
  /// Called on Launch, New window, Return, Return with request, Interruption, Reconnect.
  func sceneDidBecomeActive(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Pause what `sceneDidBecomeActive(_:)` started.
  ///
  /// Called on Leave, Interruption, End.
  func sceneWillResignActive(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  /// Save data, release memory, and hide what must not appear in the snapshot.
  ///
  /// Called on Leave.
  func sceneDidEnterBackground(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .background)
  }

  // MARK: - Requests and updates

  /// Open URLs while the scene is connected; at launch, they are in the connection options.
  ///
  /// Called on Return with request. May be skipped: no URL.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Continue an activity; at launch, it is in the connection options.
  ///
  /// Called on Return with request, Handoff.
  /// - Return with request, may be skipped: no activity
  /// - Handoff, may be skipped: it goes, or fails
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Perform a quick action; at launch, it is in the connection options.
  ///
  /// Called on Return with request. May be skipped: no quick action.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
    completionHandler(false)
  }

  /// Show the records that somebody shares.
  ///
  /// Called on Return with request. May be skipped: no share.
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
  }

  /// The activity of the scene was updated.
  ///
  /// Called on Handoff. May be skipped: it comes.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// An activity will follow.
  ///
  /// Called on Handoff. May be skipped: it goes.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// The activity could not be fetched.
  ///
  /// Called on Handoff. May be skipped: it goes, or arrives.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// The size, the orientation or the traits of the window have changed.
  ///
  /// Called on Resize. May be skipped: deprecated from iOS 26.
  ///
  /// Deprecated since iOS 26. Use `windowScene(_:didUpdateEffectiveGeometry:)` instead.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: windowScene, state: .active)
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

  /// Show again what the saved state says.
  ///
  /// Called on Reconnect. May be skipped: no state was saved.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  // MARK: - End

  /// Release what the next connection can recreate.
  ///
  /// Called on Disconnect, Discard, End.
  /// - End, may be skipped: reports differ
  func sceneDidDisconnect(_ scene: UIScene) {
    UIKitState.record("SceneDelegate", instance: self, scene: scene)
  }
}

// instar:generated 550996e9c97d1134 page feb8a1 callbacks 71a02b90d51b 3e477bf831a3 ce03b8f8e4b4 9482aef831a3 17b60ff8be96 f60b2d19e4b4 8d999586e4b4 2de7205f961c 66117885961c 13962e86e4b4 a663df12e4b4 6c88f31fe4b4 31ef6f36961c 7ed555a9961c 376fb78631a3 cf9d23f8d51b
