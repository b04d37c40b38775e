/// A line that two texts have in common, or that only one of them has.
enum LineChange: Hashable {
  case common(String)
  case removed(String)
  case added(String)

  /// Above this number of lines, all are removed and added: a comparison needs the square of it as memory.
  private static let limit = 4000

  /// The fewest changes from one text to another, line by line; removed lines come before added ones.
  static func lines(from old: [String], to new: [String]) -> [LineChange] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let middle = between(old[start..<old.count - end], new[start..<new.count - end])
    return old[..<start].map(common) + middle + old[(old.count - end)...].map(common)
  }

  /// The fewest changes from one file to another, whose lines are shown as a terminal can.
  static func lines(from old: PageLines, to new: PageLines) -> [LineChange] { lines(from: old.shown, to: new.shown) }

  private static func between(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [LineChange] {
    guard old.count + new.count <= limit else { return old.map(removed) + new.map(added) }
    let difference = Array(new).difference(from: Array(old))
    let removals = Set(difference.removals.map(\.offset))
    let insertions = Set(difference.insertions.map(\.offset))
    var changes: [LineChange] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removals.contains(before) {
        changes.append(.removed(old[old.startIndex + before]))
        before += 1
      } else if insertions.contains(after) {
        changes.append(.added(new[new.startIndex + after]))
        after += 1
      } else {
        changes.append(.common(old[old.startIndex + before]))
        before += 1
        after += 1
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
