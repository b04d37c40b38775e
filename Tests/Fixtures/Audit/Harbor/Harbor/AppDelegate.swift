import UIKit

@UIApplicationMain
@objc(HRAppDelegate)
class AppDelegate: HRBaseDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    saveBerths()
    return true
  }

  override func applicationDidBecomeActive(_ application: UIApplication) {
    super.applicationDidBecomeActive(application)
  }

  func applicationWillTerminate(_ app: UIApplication) {
    saveBerths()
  }
}
