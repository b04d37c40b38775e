/// Waits for the next save of some files: checks them five times a second.
///
/// Polling detects every way of saving, on every file system, network and container mounts included; a check costs a
/// few microseconds a file.
struct Watch<Time: Clock>: Sendable where Time.Duration == Duration {
  private let clock: Time
  private let snapshot: @Sendable () -> FileSnapshot
  private var detection: SaveDetection

  /// Begins to watch; the files of the first snapshot count as read.
  init(clock: Time, snapshot: @escaping @Sendable () -> FileSnapshot) {
    self.clock = clock
    self.snapshot = snapshot
    detection = SaveDetection(known: snapshot())
  }

  /// The paths that were saved or deleted, once there are some; throws when its task is cancelled.
  mutating func nextSave() async throws -> [String] {
    while true {
      try await clock.sleep(for: .milliseconds(200))
      let changes = detection.changes(in: snapshot())
      if !changes.isEmpty { return changes }
    }
  }
}

extension Watch where Time == ContinuousClock {
  /// Begins to watch files on the disk.
  init(_ files: WatchedFiles) {
    self.init(clock: ContinuousClock()) { files.snapshot() }
  }
}
