import LifecycleModel

/// The counterparts of the calls and values of two delegates, of one page or of two, derived from the graphs.
///
/// A call corresponds to the value that changes on the same transition, or to the call that comes on the same transitions.
/// Between all delegates of two pages, a common call is its own counterpart.
package struct Comparison: Hashable, Sendable {
  /// The side whose calls lead the rows.
  package let left: ComparisonSide
  /// The side that it is compared with.
  package let right: ComparisonSide
  /// `true` where both sides are of one page.
  package let isOnePage: Bool
  /// The rows: by the left side's calls in page order, then the calls that only the right side has.
  package let rows: [ComparisonRow]

  /// Compares two delegates of one page.
  package init(of left: DelegateID, with right: DelegateID, in lifecycle: Lifecycle) {
    self.init(
      ComparisonSide(lifecycle: lifecycle, delegate: left), ComparisonSide(lifecycle: lifecycle, delegate: right),
      on: ComparedPages(lifecycle))
  }

  /// Compares delegates of two pages; `nil` stands for all delegates of a page.
  package init(
    of left: DelegateID?, in leftPage: Lifecycle, with right: DelegateID?, in rightPage: Lifecycle
  ) {
    self.init(
      ComparisonSide(lifecycle: leftPage, delegate: left), ComparisonSide(lifecycle: rightPage, delegate: right),
      on: ComparedPages(leftPage, rightPage))
  }

  private init(_ left: ComparisonSide, _ right: ComparisonSide, on pages: ComparedPages) {
    self.left = left
    self.right = right
    isOnePage = pages.correspondence == nil
    rows = ComparisonRows(left, right, on: pages).all
  }

  /// Returns `true` where a row's previous value is the right side's, which is then observed.
  package func isPreviousOnRight(in row: ComparisonRow) -> Bool {
    row.right.map { right.lifecycle.delegate(of: $0).isObserved } ?? false
  }

  /// The life cycle of a row's transitions: the right one where there is no left call.
  package func lifecycle(ofHopsIn row: ComparisonRow) -> Lifecycle {
    row.left == nil ? right.lifecycle : left.lifecycle
  }
}
