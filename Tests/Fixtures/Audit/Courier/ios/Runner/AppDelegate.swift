import Flutter
import UIKit

@main
@objc class AppDelegate: FlutterAppDelegate {
  private let share = ShareChannel()

  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = window?.rootViewController as? FlutterViewController
    share.attach(to: controller)
    GeneratedPluginRegistrant.register(with: self)
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  override func applicationDidEnterBackground(_ application: UIApplication) {
    share.flush()
    super.applicationDidEnterBackground(application)
  }

  override func applicationWillResignActive(_ application: UIApplication) {
    super.applicationWillResignActive(application)
  }

  override func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    share.accept(url) || super.application(application, open: url, options: options)
  }

  func applicationWillTerminated(_ application: UIApplication) {
    share.flush()
  }
}
