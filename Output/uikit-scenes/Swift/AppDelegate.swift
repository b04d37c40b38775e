import UIKit

/// UIKit scene life cycle: `UIApplicationDelegate`, one per process.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // MARK: Launch

  /// The first callback in which code can run.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:))
  ///
  /// Called on Launch, Background launch. At most once per process.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifecycleLog.record("AppDelegate", #function, instance: self)
    return true
  }

  /// Set up what the whole process needs; the launch options are nil in an app with scenes.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:))
  ///
  /// Called on Launch, Background launch. At most once per process.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifecycleLog.record("AppDelegate", #function, instance: self)
    return true
  }

  /// Choose the configuration of a new scene.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:))
  ///
  /// Called on Launch, New window, Background launch.
  /// - Launch, may be skipped: the session is restored
  /// - Background launch, may be skipped: the session is restored
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LifecycleLog.record("AppDelegate", #function, instance: self)
    let role = connectingSceneSession.role
    switch role.rawValue {
    case "UIWindowSceneSessionRoleApplication":
      if wantsDetailConfiguration(for: connectingSceneSession, options: options) {
        return UISceneConfiguration(name: "Detail Configuration", sessionRole: role)
      }
      return UISceneConfiguration(name: "Default Configuration", sessionRole: role)
    case "UIWindowSceneSessionRoleExternalDisplayNonInteractive":
      return UISceneConfiguration(name: "External Display Configuration", sessionRole: role)
    default:
      return UISceneConfiguration(name: nil, sessionRole: role)
    }
  }

  // MARK: Discard

  /// Delete the data of windows that were closed for good.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:))
  ///
  /// Called on Discard, Discard later, End.
  /// - Discard later, deferred: the next launch
  /// - End, deferred: the next launch
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    LifecycleLog.record("AppDelegate", #function, instance: self)
  }

  // MARK: End

  /// Clean up before the process ends.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:))
  ///
  /// Called on End.
  /// - End, may be skipped: the process is killed without notice
  func applicationWillTerminate(_ application: UIApplication) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Not running")
  }

  // MARK: Scene configurations

  /// An activity asks for one item
  ///
  /// Returns `true` to use `Detail Configuration`, which is never used until this is implemented.
  func wantsDetailConfiguration(
    for session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> Bool {
    false
  }
}

// instar:generated 3438604aac91b5e0 page 691ba0
// instar:callbacks a149a20a c781d10a e1543dd2 eca44a2b 3e98ade2 a1b2cc19
