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
