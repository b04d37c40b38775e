import UIKit

final class Application: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOption launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Chooser.prepare()
    return true
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: [UISceneSession]) {
    Chooser.forget(sceneSessions)
  }

  func application(
    configurationForConnecting session: UISceneSession, _ application: UIApplication,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Chooser.configuration(for: session)
  }

  func applicationWillTerminate(application: UIApplication) {
    Chooser.prepare()
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: Dictionary<AnyHashable, Any>,
    fetchCompletionHandler completionHandler: @escaping FetchHandler
  ) {
    completionHandler(.noData)
  }

  private func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Chooser.prepare()
  }
}
