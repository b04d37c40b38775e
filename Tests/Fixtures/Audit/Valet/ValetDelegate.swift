import UIKit

@main
final class ValetDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let chosen = UISceneConfiguration(name: "Garage", sessionRole: session.role)
    chosen.delegateClass = GarageSceneDelegate.self
    return chosen
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }
}
