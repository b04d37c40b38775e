import UIKit

protocol Launching: UIApplicationDelegate {
  func prepare()
}

class BaseLaunch: UIResponder, Launching {
  func prepare() {}

  func applicationDidBecomeActive(_ application: UIApplication) {
    UserDefaults.standard.set(Date(), forKey: "active")
  }
}

@main
final class Launch: BaseLaunch {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    prepare()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(Launch.applicationWillResignActive(_:)),
      name: UIApplication.willResignActiveNotification, object: nil)
    center.addObserver(
      self, selector: Selector("applicationDidBecomeActive:"), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    SceneChoice.configuration(for: connectingSceneSession)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    sceneSessions.forEach { UserDefaults.standard.removeObject(forKey: $0.persistentIdentifier) }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    .newData
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    UserDefaults.standard.synchronize()
  }

  func applicationWillResignActive(_ application: UIApplication) {
    UserDefaults.standard.set(Date(), forKey: "left")
  }
}
