import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate, Refreshing {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIWindowScene) {
    scene.title = "Parcels"
  }

  fileprivate func sceneWillEnterForeground(_ scene: UIScene) {
    scene.title = "Parcels"
  }
}
