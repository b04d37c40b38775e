/// The cost of a set of runs; the first part weighs most.
struct CoverCost: Hashable, Comparable {
  /// The number of events in all runs.
  var events: Int
  /// The number of runs.
  var runs: Int
  /// The sum of `MoveGraph.endCosts` over the ends of the runs.
  var ends: Int

  /// Compares events first, then runs, then ends.
  static func < (left: CoverCost, right: CoverCost) -> Bool {
    (left.events, left.runs, left.ends) < (right.events, right.runs, right.ends)
  }
}
