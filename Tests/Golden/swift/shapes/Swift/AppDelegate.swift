import UIKit

/// Download life cycle: `UIApplicationDelegate`, one per process.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  // MARK: Background

  /// Parts arrived while nobody looked.
  ///
  /// Called on Background.
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    LifecycleLog.record("AppDelegate", #function, instance: self, state: "Paused")
    completionHandler()
  }
}
