/// The states of Download life cycle.
enum DownloadState: String, LifecycleState {
    /// Nothing is loaded.
    case idle = "Idle"
    case working = "Working"
    /// The server has been asked.
    case connecting = "Connecting"
    /// Bytes arrive.
    case inProgress = "In progress"
    /// Kept for later (this parenthesis is prose).
    case paused = "Paused"
    /// The sum is checked.
    case verifying = "Verifying"
    /// Another attempt waits.
    case retrying = "Retrying"
    /// The file is there.
    ///
    /// It stays there.
    case done = "Done"
    /// Something went wrong.
    case failed = "Failed"
    /// The network is gone.
    case lostConnection = "Lost connection"
    /// There is no room. See the [report](https://example.com/report/7).
    case diskFull = "Disk full"

    static let page = LifecyclePage(
        name: "Download life cycle",
        digest: "2a2a0895",
        delegates: ["Loader", "Store", "AppDelegate"]
    )
}

// instar:generated b7245f404b0934b9 page 2471b4
