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
