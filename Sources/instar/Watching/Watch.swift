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

/// The files that a command reads: its pages, and a team's templates.
struct WatchedFiles: Sendable {
  private let pages: [String]
  private let templates: TemplateFolder

  /// Takes those of the pages that are files; others cannot be watched.
  init(pages: [String], templates: TemplateFolder) {
    self.pages = pages.filter { Disk.kind(of: $0) == .file }
    self.templates = templates
  }

  /// `true` where there is nothing to watch.
  var isEmpty: Bool { pages.isEmpty && templates.templates == nil }

  /// The current snapshot; of a folder of templates only the templates, so that files generated into it are no change.
  func snapshot() -> FileSnapshot {
    let stamps = (pages + templates.paths).compactMap { path in Disk.stamp(of: path).map { (path, $0) } }
    return FileSnapshot(Dictionary(stamps) { first, _ in first })
  }

  /// A description: `order.md and the templates in 'ours'`.
  var description: String {
    let folder = templates.templates.map { ["the templates in '\($0)'"] } ?? []
    let names = pages + folder
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// The stamps of some files at a moment.
struct FileSnapshot: Hashable, Sendable {
  private let stamps: [String: FileStamp]

  /// Takes the stamps of the files that exist, by path.
  init(_ stamps: [String: FileStamp]) {
    self.stamps = stamps
  }

  /// The paths that have changed since an earlier snapshot, in order.
  func changes(since earlier: FileSnapshot) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  /// Returns `true` where a file of an earlier snapshot is missing.
  func lacksFile(of earlier: FileSnapshot) -> Bool {
    earlier.stamps.keys.contains { stamps[$0] == nil }
  }
}

/// Detects from repeated snapshots that a save has ended.
///
/// A save has ended when two snapshots in a row are the same. A missing file takes longer: some editors delete it
/// before they write it again.
struct SaveDetection: Sendable {
  private static let enough = 2
  private static let enoughForLoss = 5

  private var known: FileSnapshot
  private var last: FileSnapshot
  private var agreeing = 0

  /// Begins with the files that have been read already.
  init(known: FileSnapshot) {
    self.known = known
    last = known
  }

  /// The paths that have been saved or deleted since the last result; empty while a save may be going on.
  mutating func changes(in snapshot: FileSnapshot) -> [String] {
    agreeing = snapshot == last ? agreeing + 1 : 1
    last = snapshot
    let needed = snapshot.lacksFile(of: known) ? Self.enoughForLoss : Self.enough
    guard snapshot != known, agreeing >= needed else { return [] }
    defer { known = snapshot }
    return snapshot.changes(since: known)
  }
}
