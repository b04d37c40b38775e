/// The counts of an element: the sums of parts of a log, split by process, are those of the whole.
package struct CoverageSums: Hashable, Sendable {
  /// The life cycles that are told apart and cover it for certain; of a callback, its calls.
  package var sure = 0
  /// The life cycles that are told apart and may cover it, those included that do for certain; of a callback, its calls.
  package var possible = 0
  /// The number of times that calls which may be of several life cycles may have covered it.
  package var shared = 0
  /// `true` if it is covered for certain.
  package var isShown = false
  /// The first call that shows it.
  package var first: CoverageExample?

  /// Creates sums.
  package init(
    sure: Int = 0, possible: Int = 0, shared: Int = 0, isShown: Bool = false, first: CoverageExample? = nil
  ) {
    (self.sure, self.possible, self.shared) = (sure, possible, shared)
    (self.isShown, self.first) = (isShown, first)
  }
}

extension LogCoverage.Count {
  /// The counts of an element, where there are so many life cycles in all.
  init(_ sums: CoverageSums, lifeCount: Int) {
    // Calls that may be of several life cycles are of one, at least, and of no more than there are.
    sure = sums.sure == 0 && sums.isShown ? 1 : sums.sure
    possible = max(sure, min(sums.possible + sums.shared, max(1, lifeCount)))
    first = sums.first
  }
}
