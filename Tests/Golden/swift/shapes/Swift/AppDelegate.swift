import UIKit

/// Download life cycle: `UIApplicationDelegate`, one per process.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    // MARK: - Requests and updates

    /// Parts arrived while nobody looked.
    ///
    /// Called on Background.
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        DownloadState.record("AppDelegate", instance: self, state: .paused)
        completionHandler()
    }
}

// instar:generated c4b9a7f18f882671 page 2471b4 callbacks 53deab2d83a7
