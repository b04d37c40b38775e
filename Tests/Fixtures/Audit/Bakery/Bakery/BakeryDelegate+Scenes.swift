import UIKit

extension BakeryDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    makeConfiguration(for: session.role)
  }

  private func makeConfiguration(for role: UISceneSession.Role) -> UISceneConfiguration {
    let made = UISceneConfiguration(name: nil, sessionRole: role)
    made.delegateClass = CounterDelegate.self
    return made
  }
}

final class CounterDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let made = UIWindow(windowScene: scene)
    made.rootViewController = UIViewController()
    made.makeKeyAndVisible()
    window = made
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(shortcutItem.type == "bake")
  }
}
