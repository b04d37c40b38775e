import Foundation

/// The callbacks of `Store`.
@MainActor
protocol StoreDelegate: AnyObject {
    /// Make room.
    ///
    /// Called on Start. May be skipped: the size is unknown.
    func reserve(bytes: Any)

    /// The file is there.
    ///
    /// Called on Finish. At most once per scene.
    func store(_ store: Store, didSave file: URL)
}

/// Download life cycle: one per process.
@MainActor
final class Store: StoreDelegate {
    // MARK: - Start

    func reserve(bytes: Any) {
        DownloadState.record("Store", instance: self, state: .inProgress)
    }

    // MARK: - End

    func store(_ store: Store, didSave file: URL) {
        DownloadState.record("Store", instance: self, state: .done)
    }
}

// instar:generated 4632cacd8735952d page 2471b4 callbacks 23179ebc964e 4b64ad8f4a62
