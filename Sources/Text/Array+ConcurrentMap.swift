import Dispatch

extension Array where Element: Sendable {
  /// The transformed elements in order, computed on all processors.
  ///
  /// The transformation must be pure, because elements are taken in no fixed order. A nested call runs on one processor:
  /// prefer one list of small work items.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      nonisolated(unsafe) let start = results.baseAddress
      DispatchQueue.concurrentPerform(iterations: count) { index in
        // Each element is initialized once, by one thread.
        start?.advanced(by: index).initialize(to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}

extension Range<Int> {
  /// The first element from which on a condition holds, found by bisection; the upper bound where it holds for none.
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
