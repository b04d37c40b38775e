import UIKit

final class MapSceneDelegate: SceneBase {
  let router = Router()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    router.open(connectionOptions)
  }

  override func sceneDidEnterBackground(_ scene: UIScene) {
    super.sceneDidEnterBackground(scene)
    router.save()
  }
}

@MainActor
final class Router {
  func open(_ options: UIScene.ConnectionOptions) { options.urlContexts.forEach { open($0.url) } }
  func open(_ url: URL) {}
  func save() {}
}
