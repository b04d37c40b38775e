import CloudKit
import UIKit

/// UIKit app life cycle: one per process.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  // MARK: - Launch

  /// The first callback in which code can run; state has not been restored yet.
  ///
  /// Called on Launch, Launch with request, Launch with notification, Background launch. At most
  /// once per process.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIKitAppState.record("AppDelegate", instance: self)
    return true
  }

  /// Finish setting up the app; the launch options say why it was launched.
  ///
  /// Called on Launch, Launch with request, Launch with notification, Background launch. At most
  /// once per process.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIKitAppState.record("AppDelegate", instance: self)
    return true
  }

  // MARK: - Foreground and background

  /// Start what runs only while people use the app.
  ///
  /// Called on Launch, Launch with request, Launch with notification, Return, Return with request,
  /// Return with notification, Interruption ends.
  ///
  /// Deprecated since iOS 26. Use `sceneDidBecomeActive(_:)` or
  /// `UIApplication.didBecomeActiveNotification` instead.
  func applicationDidBecomeActive(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self, state: .active)
  }

  /// Save data, release memory, and hide what must not appear in the snapshot.
  ///
  /// Called on Background launch, Leave, Background event.
  /// - Background launch, Background event, may be skipped: it did not come where it was measured
  ///
  /// Deprecated since iOS 26. Use `sceneDidEnterBackground(_:)` or
  /// `UIApplication.didEnterBackgroundNotification` instead.
  func applicationDidEnterBackground(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self, state: .background)
  }

  /// Pause what `applicationDidBecomeActive(_:)` started.
  ///
  /// Called on Leave, Interruption, Control Center or app switcher.
  ///
  /// Deprecated since iOS 26. Use `sceneWillResignActive(_:)` or
  /// `UIApplication.willResignActiveNotification` instead.
  func applicationWillResignActive(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self, state: .inactive)
  }

  /// Undo what `applicationDidEnterBackground(_:)` did; not called at launch.
  ///
  /// Called on Return, Return with request, Return with notification.
  ///
  /// Deprecated since iOS 26. Use `sceneWillEnterForeground(_:)` or
  /// `UIApplication.willEnterForegroundNotification` instead.
  func applicationWillEnterForeground(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self, state: .inactive)
  }

  // MARK: - Requests and updates

  /// An activity will follow; show that something happens.
  ///
  /// Called on Launch with request, Return with request, Handoff.
  /// - Launch with request, Return with request, may be skipped: only for an activity
  /// - Handoff, may be skipped: only for an activity that arrives
  ///
  /// Deprecated since iOS 26. Use `scene(_:willContinueUserActivityWithType:)` instead.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    UIKitAppState.record("AppDelegate", instance: self)
    return false
  }

  /// Open a URL.
  ///
  /// Called on Launch with request, Return with request. May be skipped: only if a URL is opened.
  ///
  /// Deprecated since iOS 26. Use `scene(_:openURLContexts:)` instead.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    UIKitAppState.record("AppDelegate", instance: self, state: .active)
    return false
  }

  /// Continue an activity from Handoff or a universal link.
  ///
  /// Called on Launch with request, Return with request, Handoff.
  /// - Launch with request, Return with request, may be skipped: only for an activity
  /// - Handoff, may be skipped: only if the activity arrives
  ///
  /// Deprecated since iOS 26. Use `scene(_:continue:)` instead.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    UIKitAppState.record("AppDelegate", instance: self, state: .active)
    return false
  }

  /// Perform a Home Screen quick action.
  ///
  /// Called on Launch with request, Return with request. May be skipped: only for a quick action.
  ///
  /// Deprecated since iOS 26. Use `windowScene(_:performActionFor:completionHandler:)` instead.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIKitAppState.record("AppDelegate", instance: self, state: .active)
    completionHandler(false)
  }

  /// Show the records that somebody shares.
  ///
  /// Called on Launch with request, Return with request. May be skipped: only for a share of
  /// CloudKit.
  ///
  /// Deprecated since iOS 26. Use `windowScene(_:userDidAcceptCloudKitShareWith:)` instead.
  func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    UIKitAppState.record("AppDelegate", instance: self, state: .active)
  }

  /// Fetch what a remote notification announces.
  ///
  /// Called on Launch with notification, Return with notification, System event, Background event.
  /// - Launch with notification, Return with notification, may be skipped: it may have come before
  /// - System event, may be skipped
  /// - Background event, may be skipped: only for a remote notification
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    UIKitAppState.record("AppDelegate", instance: self)
    completionHandler(.noData)
  }

  /// Release what can be recreated.
  ///
  /// Called on System event. May be skipped.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self)
  }

  /// The device is being locked; close protected files.
  ///
  /// Called on System event. May be skipped.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self)
  }

  /// The device has been unlocked.
  ///
  /// Called on System event. May be skipped.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self)
  }

  /// Midnight has passed, or the time of the device was changed.
  ///
  /// Called on System event. May be skipped.
  func applicationSignificantTimeChange(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self)
  }

  /// The activity of the app was updated.
  ///
  /// Called on Handoff. May be skipped: only for an activity of this device.
  ///
  /// Deprecated since iOS 26. Use `scene(_:didUpdate:)` instead.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    UIKitAppState.record("AppDelegate", instance: self, state: .active)
  }

  /// The activity could not be fetched.
  ///
  /// Called on Handoff. May be skipped: only if it cannot be fetched.
  ///
  /// Deprecated since iOS 26. Use `scene(_:didFailToContinueUserActivityWithType:error:)` instead.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    UIKitAppState.record("AppDelegate", instance: self, state: .active)
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
    UIKitAppState.record("AppDelegate", instance: self, state: .background)
    completionHandler()
  }

  // MARK: - End

  /// Clean up for the last time, within about five seconds.
  ///
  /// Called on End. May be skipped: the process is killed without notice.
  func applicationWillTerminate(_ application: UIApplication) {
    UIKitAppState.record("AppDelegate", instance: self, state: .notRunning)
  }
}

// instar:generated 1b43e1a15cced071 page 701897 callbacks a149a20aec59 c781d10aec59 b3c92ae2f95e c955fde24a94 ac1054e20cc9 414259e20cc9 4b09d9f0ec59 bbd38c6ff95e 064afb79f95e 4a6f16b1f95e a91aba1bf95e 7ae01b7bec59 b52ca1e2ec59 7a9d8be2ec59 172ba7e2ec59 dbfc52e2ec59 15aa7c20f95e ca57f9e1f95e 53deab2d4a94 3e98ade26ff8
