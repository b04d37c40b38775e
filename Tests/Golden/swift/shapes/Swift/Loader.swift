/// The callbacks of `Loader`.
@MainActor
protocol LoaderDelegate: AnyObject {
    /// The download begins.
    ///
    /// Called on Start.
    func willStart()

    /// The server has answered.
    ///
    /// Called on Start.
    func didConnect(_ value: Any)

    /// It goes on.
    ///
    /// Called on Resume.
    func didResume()

    /// Another attempt follows.
    ///
    /// Called on Break.
    @available(iOS 14, *)
    func willRetry(after: Any)

    /// A part has arrived.
    ///
    /// Called on In progress → In progress.
    func didReceive(_ bytes: Int, of total: Int?) async throws -> Bool

    /// Called on Pause. May be skipped: the app is ended.
    func didPause()

    /// It did not work.
    ///
    /// Called on Retry, Fill up, Lose. Deferred: the app is in front.
    func didFail(with: Any)

    /// It worked.
    ///
    /// Called on Finish. At most once per scene.
    ///
    /// Deprecated since iOS 16. Use `Store.store(_:didSave:)` instead.
    func didFinish()
}

/// Download life cycle: one per scene.
@MainActor
final class Loader: LoaderDelegate {
    // MARK: - Start

    func willStart() {
        DownloadState.record("Loader", instance: self, state: .connecting)
        logger.info("will start")
        attempts = 0
    }

    func didConnect(_ value: Any) {
        DownloadState.record("Loader", instance: self, state: .inProgress)
    }

    // MARK: - State changes

    func didResume() {
        DownloadState.record("Loader", instance: self, state: .inProgress)
    }

    @available(iOS 14, *)
    func willRetry(after: Any) {
        DownloadState.record("Loader", instance: self, state: .retrying)
    }

    // MARK: - Requests and updates

    func didReceive(_ bytes: Int, of total: Int?) async throws -> Bool {
        DownloadState.record("Loader", instance: self, state: .inProgress)
        return true
    }

    func didPause() {
        DownloadState.record("Loader", instance: self, state: .paused)
    }

    func didFail(with: Any) {
        DownloadState.record("Loader", instance: self)
    }

    // MARK: - End

    func didFinish() {
        DownloadState.record("Loader", instance: self, state: .verifying)
    }
}

// instar:generated 1da844fa0b56393d page 2471b4 callbacks 26208963e4d8 5575cdbc39aa 99ef136339aa 29652bbca5e0 e8a4ed0539aa e92d8c63b510 260a10bc4493 c7d44363e035
