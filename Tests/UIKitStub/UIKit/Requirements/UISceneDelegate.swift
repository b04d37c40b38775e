import Foundation

/// `scene:willConnectToSession:options:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_scene_willConnectToSession_options_: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}

/// `sceneDidDisconnect:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_sceneDidDisconnect_: NSObjectProtocol {
  func sceneDidDisconnect(_ scene: UIScene)
}

/// `sceneDidBecomeActive:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_sceneDidBecomeActive_: NSObjectProtocol {
  func sceneDidBecomeActive(_ scene: UIScene)
}

/// `sceneWillResignActive:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_sceneWillResignActive_: NSObjectProtocol {
  func sceneWillResignActive(_ scene: UIScene)
}

/// `sceneWillEnterForeground:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_sceneWillEnterForeground_: NSObjectProtocol {
  func sceneWillEnterForeground(_ scene: UIScene)
}

/// `sceneDidEnterBackground:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_sceneDidEnterBackground_: NSObjectProtocol {
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// `scene:openURLContexts:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_scene_openURLContexts_: NSObjectProtocol {
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

/// `stateRestorationActivityForScene:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_stateRestorationActivityForScene_: NSObjectProtocol {
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

/// `scene:restoreInteractionStateWithUserActivity:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_scene_restoreInteractionStateWithUserActivity_: NSObjectProtocol {
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

/// `scene:willContinueUserActivityWithType:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_scene_willContinueUserActivityWithType_: NSObjectProtocol {
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
}

/// `scene:continueUserActivity:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_scene_continueUserActivity_: NSObjectProtocol {
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

/// `scene:didFailToContinueUserActivityWithType:error:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_scene_didFailToContinueUserActivityWithType_error_: NSObjectProtocol {
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

/// `scene:didUpdateUserActivity:`; iOS 13.0.
@MainActor public protocol UISceneDelegate_scene_didUpdateUserActivity_: NSObjectProtocol {
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}
