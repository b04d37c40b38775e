import UIKit

/// UIKit scene life cycle: one per process.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // MARK: - Launch

  /// The first callback in which code can run.
  ///
  /// Called on Launch, Launch with request, Background launch. At most once per process.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIKitSceneState.record("AppDelegate", instance: self)
    return true
  }

  /// Set up what the whole process needs; the launch options are nil in an app with scenes.
  ///
  /// Called on Launch, Launch with request, Background launch. At most once per process.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIKitSceneState.record("AppDelegate", instance: self)
    return true
  }

  /// Choose the configuration of a new scene.
  ///
  /// Called on Launch, Launch with request, New window, Connect in the background, First window. May
  /// be skipped: the session is restored.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UIKitSceneState.record("AppDelegate", instance: self)
    let role = connectingSceneSession.role
    switch role {
    case .windowApplication:
      if wantsDetail(for: connectingSceneSession, options: options) {
        return UISceneConfiguration(name: "Detail", sessionRole: role)
      }
      if wantsDetail2(for: connectingSceneSession, options: options) {
        let configuration = UISceneConfiguration(name: "Detail", sessionRole: role)
        configuration.storyboard = UIStoryboard(name: "Item", bundle: .main)
        return configuration
      }
      return UISceneConfiguration(name: "Default Configuration", sessionRole: role)
    case .init(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"),
      .init(rawValue: "UIWindowSceneSessionRoleExternalDisplay"):
      return UISceneConfiguration(name: "External Display Configuration", sessionRole: role)
    default:
      return UISceneConfiguration(name: nil, sessionRole: role)
    }
  }

  // MARK: - Requests and updates

  /// Fetch what a remote notification announces.
  ///
  /// Called on Return with notification, System event, Background event.
  /// - Return with notification, may be skipped: it may have come before
  /// - System event, may be skipped
  /// - Background event, may be skipped: only for a remote notification
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    UIKitSceneState.record("AppDelegate", instance: self)
    completionHandler(.noData)
  }

  /// Release what can be recreated.
  ///
  /// Called on System event. May be skipped.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    UIKitSceneState.record("AppDelegate", instance: self)
  }

  /// The device is being locked; close protected files.
  ///
  /// Called on System event. May be skipped.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    UIKitSceneState.record("AppDelegate", instance: self)
  }

  /// The device has been unlocked.
  ///
  /// Called on System event. May be skipped.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    UIKitSceneState.record("AppDelegate", instance: self)
  }

  /// Midnight has passed, or the time of the device was changed.
  ///
  /// Called on System event. May be skipped.
  func applicationSignificantTimeChange(_ application: UIApplication) {
    UIKitSceneState.record("AppDelegate", instance: self)
  }

  /// The transfers of a URL session are over; keep the completion handler until its delegate has
  /// been told.
  ///
  /// Called on Background event. May be skipped: only for the transfers of a URL session.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    UIKitSceneState.record("AppDelegate", instance: self)
    completionHandler()
  }

  // MARK: - End

  /// Delete the data of windows that were closed for good.
  ///
  /// Called on Discard, Discard later, End.
  /// - Discard later, deferred: the next launch
  /// - End, may be skipped: some iPhones do not call it, deferred: the next launch
  /// - End, may be skipped: only some iPads call it, deferred: the next launch
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    UIKitSceneState.record("AppDelegate", instance: self)
  }

  /// Clean up before the process ends.
  ///
  /// Called on End. May be skipped: the process is killed without notice.
  func applicationWillTerminate(_ application: UIApplication) {
    UIKitSceneState.record("AppDelegate", instance: self, state: .notRunning)
  }

  // MARK: - Scene configurations

  /// An activity asks for one item
  ///
  /// Returns `true` to use `Detail`, which is never used until this is implemented.
  func wantsDetail(for session: UISceneSession, options: UIScene.ConnectionOptions) -> Bool {
    false
  }

  /// The item needs a storyboard of its own
  ///
  /// Returns `true` to use `Detail`, which is never used until this is implemented.
  func wantsDetail2(for session: UISceneSession, options: UIScene.ConnectionOptions) -> Bool {
    false
  }
}

// instar:generated 58827adb8744301e page 691ba0 callbacks a149a20aad1e c781d10aad1e e1543dd2ad1e 7ae01b7bad1e b52ca1e2ad1e 7a9d8be2ad1e 172ba7e2ad1e dbfc52e2ad1e 53deab2dad1e eca44a2bad1e 3e98ade2d3cf 597ad819 a19ec819
