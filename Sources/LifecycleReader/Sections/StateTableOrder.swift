import LifecycleModel

/// The order in which a table's states are taken in: that of the rows, but a parent before its substates.
struct StateTableOrder {
  /// The indices of the rows.
  private(set) var order: [Int] = []

  /// Sorts rows by their states' names and their parents'. Of parents in a circle, the first row's comes last.
  init(names: [String], _ parents: [Int: NameKey]) {
    var rowsByName: [NameKey: Int] = [:]
    for (index, name) in names.enumerated() where rowsByName[NameKey(name)] == nil { rowsByName[NameKey(name)] = index }
    var isPlaced = Array(repeating: false, count: names.count)
    for index in names.indices {
      var lineage: [Int] = []
      var next: Int? = index
      while let row = next, !isPlaced[row], !lineage.contains(row) {
        lineage.append(row)
        next = parents[row].flatMap { rowsByName[$0] }
      }
      for row in lineage.reversed() {
        isPlaced[row] = true
        order.append(row)
      }
    }
  }
}
