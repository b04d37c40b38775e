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

// instar:generated d59ff10aca5d74b1 page 2471b4
// instar:callbacks 53deab2d
