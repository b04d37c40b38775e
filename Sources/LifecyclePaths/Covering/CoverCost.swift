/// What a set of runs costs; the first part weighs most.
struct CoverCost: Hashable, Comparable {
  /// How many events happen in all.
  var events: Int
  /// How many runs there are.
  var runs: Int
  /// How badly the runs end: the sum of `MoveGraph.endCosts`.
  var ends: Int

  /// Events first, then runs, then ends.
  static func < (left: CoverCost, right: CoverCost) -> Bool {
    (left.events, left.runs, left.ends) < (right.events, right.runs, right.ends)
  }
}
