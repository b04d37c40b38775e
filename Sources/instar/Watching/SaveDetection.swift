/// Tells a save that is over from one that is going on, by looking again and again.
///
/// A save is over when two looks in a row see the same. A file that is gone is waited for longer: some editors delete it
/// before they write it anew.
struct SaveDetection: Sendable {
  private static let enough = 2
  private static let enoughForLoss = 5

  private var known: FileSnapshot
  private var last: FileSnapshot
  private var agreeing = 0

  /// Begins with what has been read already.
  init(known: FileSnapshot) {
    self.known = known
    last = known
  }

  /// The paths that have been saved or deleted since the last time that there were any; empty while nothing is certain.
  mutating func changes(in snapshot: FileSnapshot) -> [String] {
    agreeing = snapshot == last ? agreeing + 1 : 1
    last = snapshot
    let needed = snapshot.lacksFile(of: known) ? Self.enoughForLoss : Self.enough
    guard snapshot != known, agreeing >= needed else { return [] }
    defer { known = snapshot }
    return snapshot.changes(since: known)
  }
}
