import UIKit

/// UIKit app life cycle: `UIApplicationDelegate`, one per process.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  // MARK: Launch

  /// The first callback in which code can run; state has not been restored yet.
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

  /// Finish setting up the app; the launch options say why it was launched.
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

  /// Start what runs only while people use the app.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidbecomeactive(_:))
  ///
  /// Called on Launch, Return, Return with request, Interruption ends.
  ///
  /// Deprecated since iOS 26. Use `sceneDidBecomeActive(_:)` or
  /// `UIApplication.didBecomeActiveNotification` instead.
  func applicationDidBecomeActive(_ application: UIApplication) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Active")
  }

  // MARK: Background launch

  /// Save data, release memory, and hide what must not appear in the snapshot.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:))
  ///
  /// Called on Background launch, Leave, Background event.
  ///
  /// Deprecated since iOS 26. Use `sceneDidEnterBackground(_:)` or
  /// `UIApplication.didEnterBackgroundNotification` instead.
  func applicationDidEnterBackground(_ application: UIApplication) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Background")
  }

  // MARK: Leave

  /// Pause what `applicationDidBecomeActive(_:)` started.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillresignactive(_:))
  ///
  /// Called on Leave, Interruption.
  ///
  /// Deprecated since iOS 26. Use `sceneWillResignActive(_:)` or
  /// `UIApplication.willResignActiveNotification` instead.
  func applicationWillResignActive(_ application: UIApplication) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Inactive")
  }

  // MARK: Return

  /// Undo what `applicationDidEnterBackground(_:)` did; not called at launch.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:))
  ///
  /// Called on Return, Return with request.
  ///
  /// Deprecated since iOS 26. Use `sceneWillEnterForeground(_:)` or
  /// `UIApplication.willEnterForegroundNotification` instead.
  func applicationWillEnterForeground(_ application: UIApplication) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Inactive")
  }

  // MARK: Return with request

  /// Open a URL.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: the request is not a URL
  ///
  /// Deprecated since iOS 26. Use `scene(_:openURLContexts:)` instead.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Active")
    return false
  }

  /// Continue an activity from Handoff, Spotlight or a universal link.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:continue:restorationhandler:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: the request is not an activity
  ///
  /// Deprecated since iOS 26. Use `scene(_:continue:)` instead.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Active")
    return false
  }

  /// Perform a Home Screen quick action.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performactionfor:completionhandler:))
  ///
  /// Called on Return with request.
  /// - Return with request, may be skipped: the request is not a quick action
  ///
  /// Deprecated since iOS 26. Use `windowScene(_:performActionFor:completionHandler:)` instead.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Active")
    completionHandler(false)
  }

  // MARK: End

  /// Clean up for the last time, within about five seconds.
  /// [Apple](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:))
  ///
  /// Called on End.
  /// - End, may be skipped: the process is killed without notice
  func applicationWillTerminate(_ application: UIApplication) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Not running")
  }
}

// instar:generated 8957ce262a50c361 page 701897
// instar:callbacks a149a20a c781d10a b3c92ae2 c955fde2 ac1054e2 414259e2 bbd38c6f 064afb79
// instar:callbacks 4a6f16b1 3e98ade2
