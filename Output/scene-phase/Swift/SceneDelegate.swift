import UIKit

/// Scene delegate and ScenePhase: one per scene.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  // MARK: - Launch

  /// Attach the window.
  ///
  /// Called on Launch.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    SceneDelegateAndScenePhaseState.record(
      "SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  // MARK: - Foreground and background

  /// Prepare the scene for display.
  ///
  /// Called on Launch, Return.
  func sceneWillEnterForeground(_ scene: UIScene) {
    SceneDelegateAndScenePhaseState.record(
      "SceneDelegate", instance: self, scene: scene, state: .inactive)
  }

  /// Start what runs only while people use the scene.
  ///
  /// Called on Launch, Return, Close switcher.
  func sceneDidBecomeActive(_ scene: UIScene) {
    SceneDelegateAndScenePhaseState.record(
      "SceneDelegate", instance: self, scene: scene, state: .active)
  }

  /// Save data, and pause what `sceneDidBecomeActive(_:)` started.
  ///
  /// Called on Leave, Open switcher.
  func sceneWillResignActive(_ scene: UIScene) {
    SceneDelegateAndScenePhaseState.record("SceneDelegate", instance: self, scene: scene)
  }

  /// Release memory.
  ///
  /// Called on Leave, Leave from switcher, End.
  /// - End, may be skipped: some devices do not call it
  func sceneDidEnterBackground(_ scene: UIScene) {
    SceneDelegateAndScenePhaseState.record(
      "SceneDelegate", instance: self, scene: scene, state: .background)
  }

  // MARK: - End

  /// Release what the next connection can recreate.
  ///
  /// Called on Disconnect, End.
  /// - End, may be skipped: some iPhones do not call it
  func sceneDidDisconnect(_ scene: UIScene) {
    SceneDelegateAndScenePhaseState.record(
      "SceneDelegate", instance: self, scene: scene, state: .notRunning)
  }
}

// instar:generated 348e6647a0e0cb5b page 40c2a7 callbacks 71a02b908de0 3e477bf88de0 ce03b8f82ceb 9482aef80530 17b60ff8498d cf9d23f83909
