import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let book = Book()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let badge = UIWindow(frame: .zero)
    badge.isHidden = false
    scene.title = connectionOptions.sourceApplication
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    book.reload()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    book.open(URLContexts.first?.url)
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    book.reload()
  }

  func applicationSignificantTimeChange(_ application: UIApplication) {
    book.reload()
  }
}
