import UIKit

/// Download life cycle: one per process.
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

// instar:generated df77fc992ce84aca page 2471b4 callbacks 53deab2d83a7
