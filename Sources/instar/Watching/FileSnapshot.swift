/// What one look at some files has seen.
struct FileSnapshot: Hashable, Sendable {
  private let stamps: [String: FileStamp]

  /// Takes what stands at the paths where there is a file.
  init(_ stamps: [String: FileStamp]) {
    self.stamps = stamps
  }

  /// The paths at which something else stands than before, in order.
  func changes(since earlier: FileSnapshot) -> [String] {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  /// Whether a file of an earlier sighting is gone.
  func lacksFile(of earlier: FileSnapshot) -> Bool {
    earlier.stamps.keys.contains { stamps[$0] == nil }
  }
}
