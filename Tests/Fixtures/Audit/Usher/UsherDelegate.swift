import UIKit

@main
final class UsherDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NSClassFromString("Usher.AisleSceneDelegate")
    return configuration
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    Seats.reload()
  }
}
