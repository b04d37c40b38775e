import LifecycleModel

/// The order in which a table's states are read: that of the rows, but a parent before its substates.
struct StateTableOrder {
  /// The indices of the rows.
  private(set) var order: [Int] = []
  /// The rows whose parent is below them, or is the row itself; they cannot have it.
  private(set) var circular: Set<Int> = []

  /// Sorts rows by their states' names and their parents'. Of parents in a circle, the first row's comes last.
  init(names: [String], _ parents: [Int: NameKey]) {
    var rowsByName: [NameKey: Int] = [:]
    for (index, name) in names.enumerated() where rowsByName[NameKey(name)] == nil { rowsByName[NameKey(name)] = index }
    var isPlaced = Array(repeating: false, count: names.count)
    for index in names.indices {
      var lineage: [Int] = []
      var isVisited: Set<Int> = []
      var next: Int? = index
      while let row = next, !isPlaced[row], isVisited.insert(row).inserted {
        lineage.append(row)
        next = parents[row].flatMap { rowsByName[$0] }
      }
      if let row = next, !isPlaced[row], let last = lineage.last { circular.insert(last) }
      for row in lineage.reversed() {
        isPlaced[row] = true
        order.append(row)
      }
    }
  }
}
