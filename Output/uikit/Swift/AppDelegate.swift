import CloudKit
import UIKit

/// UIKit life cycle from iOS 12 to iOS 27: one per process.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // MARK: - Launch

  /// The first callback in which code can run.
  ///
  /// Called on Launch without scenes, Launch, Launch with request, Launch with notification,
  /// Background launch without scenes, Background launch. At most once per process.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIKitState.record("AppDelegate", instance: self)
    return true
  }

  /// Set up what the whole process needs; the launch options are nil in an app with scenes.
  ///
  /// Called on Launch without scenes, Launch, Launch with request, Launch with notification,
  /// Background launch without scenes, Background launch. At most once per process.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIKitState.record("AppDelegate", instance: self)
    return true
  }

  /// Choose the configuration of a new scene.
  ///
  /// Called on Launch, Launch with request, New window, Connect in the background, First window. May
  /// be skipped: the session is restored.
  @available(iOS 13, *)
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UIKitState.record("AppDelegate", instance: self)
    return UISceneConfiguration(
      name: "Default Configuration",
      sessionRole: connectingSceneSession.role
    )
  }

  // MARK: - Foreground and background

  /// The app has become active.
  ///
  /// Called on Launch without scenes, Launch with request, Launch with notification, Return, Return
  /// with request, Return with notification, Interruption.
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.sceneDidBecomeActive(_:)` instead.
  func applicationDidBecomeActive(_ application: UIApplication) {
    UIKitState.record("AppDelegate", instance: self, state: .active)
  }

  /// The app is in the background.
  ///
  /// Called on Background launch without scenes, Leave, Background event.
  /// - Background launch without scenes, Background event, may be skipped: it did not come where it
  ///   was measured
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.sceneDidEnterBackground(_:)` instead.
  func applicationDidEnterBackground(_ application: UIApplication) {
    UIKitState.record("AppDelegate", instance: self, state: .background)
  }

  /// The app is about to become inactive.
  ///
  /// Called on Leave, Interruption.
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.sceneWillResignActive(_:)` instead.
  func applicationWillResignActive(_ application: UIApplication) {
    UIKitState.record("AppDelegate", instance: self, state: .inactive)
  }

  /// The app leaves the background; not called at launch.
  ///
  /// Called on Return, Return with request, Return with notification.
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.sceneWillEnterForeground(_:)` instead.
  func applicationWillEnterForeground(_ application: UIApplication) {
    UIKitState.record("AppDelegate", instance: self, state: .inactive)
  }

  // MARK: - Requests and updates

  /// An activity will follow.
  ///
  /// Called on Launch with request, Return with request, Handoff.
  /// - Launch with request, Return with request, may be skipped: only for an activity
  /// - Handoff, may be skipped: only for an activity that arrives
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.scene(_:willContinueUserActivityWithType:)` instead.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    UIKitState.record("AppDelegate", instance: self)
    return false
  }

  /// Open a URL.
  ///
  /// Called on Launch with request, Return with request. May be skipped: only if a URL is opened.
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.scene(_:openURLContexts:)` instead.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    UIKitState.record("AppDelegate", instance: self, state: .active)
    return false
  }

  /// Continue an activity from Handoff or a universal link.
  ///
  /// Called on Launch with request, Return with request, Handoff.
  /// - Launch with request, Return with request, may be skipped: only for an activity
  /// - Handoff, may be skipped: only if the activity arrives
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.scene(_:continue:)` instead.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    UIKitState.record("AppDelegate", instance: self, state: .active)
    return false
  }

  /// Perform a Home Screen quick action.
  ///
  /// Called on Launch with request, Return with request. May be skipped: only for a quick action.
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.windowScene(_:performActionFor:completionHandler:)` instead.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIKitState.record("AppDelegate", instance: self, state: .active)
    completionHandler(false)
  }

  /// Show the records that somebody shares.
  ///
  /// Called on Launch with request, Return with request. May be skipped: only for a share of
  /// CloudKit.
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.windowScene(_:userDidAcceptCloudKitShareWith:)` instead.
  func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {
    UIKitState.record("AppDelegate", instance: self, state: .active)
  }

  /// Fetch what a remote notification announces.
  ///
  /// Called on Launch with notification, Return with notification, Background event.
  /// - Launch with notification, Return with notification, may be skipped: it may have come before
  /// - Background event, may be skipped: only for a remote notification
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    UIKitState.record("AppDelegate", instance: self)
    completionHandler(.noData)
  }

  /// The activity of the app was updated.
  ///
  /// Called on Handoff. May be skipped: only for an activity of this device.
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.scene(_:didUpdate:)` instead.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    UIKitState.record("AppDelegate", instance: self, state: .active)
  }

  /// The activity could not be fetched.
  ///
  /// Called on Handoff. May be skipped: only if it cannot be fetched.
  ///
  /// Deprecated since iOS 26. No longer called as of iOS 27 with SDK iOS 27. Use
  /// `SceneDelegate.scene(_:didFailToContinueUserActivityWithType:error:)` instead.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    UIKitState.record("AppDelegate", instance: self, state: .active)
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
    UIKitState.record("AppDelegate", instance: self)
    completionHandler()
  }

  // MARK: - End

  /// Delete the data of windows that were closed for good.
  ///
  /// Called on Discard, Discard later, End.
  /// - Discard later, deferred: the next launch
  /// - End, may be skipped: some iPhones do not call it, deferred: the next launch
  /// - End, may be skipped: only some iPads call it, deferred: the next launch
  @available(iOS 13, *)
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    UIKitState.record("AppDelegate", instance: self)
  }

  /// Clean up before the process ends.
  ///
  /// Called on End. May be skipped: the process is killed without notice.
  func applicationWillTerminate(_ application: UIApplication) {
    UIKitState.record("AppDelegate", instance: self, state: .notRunning)
  }
}

// instar:generated cf851eabfdc8d4c2 page feb8a1 callbacks a149a20a41a4 c781d10a41a4 e1543dd241a4 b3c92ae21f2f c955fde22c91 ac1054e26a2c 414259e26a2c 4b09d9f041a4 bbd38c6f1f2f 064afb791f2f 4a6f16b11f2f a91aba1b1f2f 7ae01b7b41a4 15aa7c201f2f ca57f9e11f2f 53deab2d41a4 eca44a2b41a4 3e98ade20905
