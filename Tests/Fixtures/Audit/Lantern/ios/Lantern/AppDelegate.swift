import Expo
import React
import ReactAppDependencyProvider

/// Starts the app's JavaScript.
@UIApplicationMain
public class AppDelegate: ExpoAppDelegate {
  var window: UIWindow?
  var host: LanternHost?
  var factory: RCTReactNativeFactory?

  /// Makes the window.
  public override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let host = LanternHost()
    let factory = ExpoReactNativeFactory(delegate: host)
    self.host = host
    self.factory = factory
    #if os(iOS) || os(tvOS)
      window = UIWindow(frame: UIScreen.main.bounds)
      factory.startReactNative(withModuleName: "main", in: window, launchOptions: launchOptions)
    #endif
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  /// Opens a link.
  public override func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    super.application(app, open: url, options: options)
      || RCTLinkingManager.application(app, open: url, options: options)
  }

  /// Opens a universal link.
  public override func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    super.application(application, continue: userActivity, restorationHandler: restorationHandler)
  }

  func applicationDidBecomActive(_ application: UIApplication) {
    window?.makeKey()
  }
}

final class LanternHost: ExpoReactNativeFactoryDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {}
}
