/// The callbacks of `Loader`.
@MainActor
protocol LoaderDelegate: AnyObject {
  /// The download begins. [Manual](https://example.com/manual#start)
  ///
  /// Called on Start.
  func willStart()

  /// The server has answered.
  ///
  /// Called on Start.
  func didConnect(_ value: Any)

  /// A part has arrived.
  ///
  /// Called on In progress → In progress.
  func didReceive(_ bytes: Int, of total: Int?) async throws -> Bool

  /// It worked.
  ///
  /// Called on Finish. At most once per scene.
  ///
  /// Deprecated since iOS 16. Use `Store.store(_:didSave:)` instead.
  func didFinish()

  /// Called on Pause.
  /// - Pause, may be skipped: the app is ended
  func didPause()

  /// It goes on.
  ///
  /// Called on Resume.
  func didResume()

  /// Another attempt follows.
  ///
  /// Called on Break.
  @available(iOS 14, *)
  func willRetry(after: Any)

  /// It did not work.
  ///
  /// Called on Retry, Fill up, Lose.
  /// - Retry, deferred: the app is in front
  /// - Fill up, deferred: the app is in front
  /// - Lose, deferred: the app is in front
  func didFail(with: Any)
}

/// Download life cycle: `LoaderDelegate`, one per scene.
@MainActor
final class Loader: LoaderDelegate {
  // MARK: Start

  func willStart() {
    LifecycleLog.record("Loader", #function, instance: self, state: "Connecting")
    logger.info("will start")
    attempts = 0
  }

  func didConnect(_ value: Any) {
    LifecycleLog.record("Loader", #function, instance: self, state: "In progress")
  }

  // MARK: In progress → In progress

  func didReceive(_ bytes: Int, of total: Int?) async throws -> Bool {
    LifecycleLog.record("Loader", #function, instance: self, state: "In progress")
    return true
  }

  // MARK: Finish

  func didFinish() {
    LifecycleLog.record("Loader", #function, instance: self, state: "Verifying")
  }

  // MARK: Pause

  func didPause() {
    LifecycleLog.record("Loader", #function, instance: self, state: "Paused")
  }

  // MARK: Resume

  func didResume() {
    LifecycleLog.record("Loader", #function, instance: self, state: "In progress")
  }

  // MARK: Break

  @available(iOS 14, *)
  func willRetry(after: Any) {
    LifecycleLog.record("Loader", #function, instance: self, state: "Retrying")
  }

  // MARK: Retry

  func didFail(with: Any) {
    LifecycleLog.record("Loader", #function, instance: self)
  }
}

// instar:generated 20fb2464d8e4de41 page 2471b4
// instar:callbacks 26208963 5575cdbc e8a4ed05 c7d44363 e92d8c63 99ef1363 29652bbc 260a10bc
