import Foundation

/// The callbacks of `Store`.
@MainActor
protocol StoreDelegate: AnyObject {
  /// Make room.
  ///
  /// Called on Start.
  /// - Start, may be skipped: the size is unknown
  func reserve(bytes: Any)

  /// The file is there.
  ///
  /// Called on Finish. At most once per scene.
  func store(_ store: Store, didSave file: URL)
}

/// Download life cycle: `StoreDelegate`, one per process.
@MainActor
final class Store: StoreDelegate {
  // MARK: Start

  func reserve(bytes: Any) {
    LifecycleLog.record("Store", #function, instance: self, state: "In progress")
  }

  // MARK: Finish

  func store(_ store: Store, didSave file: URL) {
    LifecycleLog.record("Store", #function, instance: self, state: "Done")
  }
}

// instar:generated d77cd88a9e27a1e9 page 2471b4
// instar:callbacks 23179ebc 4b64ad8f
