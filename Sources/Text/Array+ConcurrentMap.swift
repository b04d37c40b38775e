import Dispatch

extension Array where Element: Sendable {
  /// What becomes of each element, in their order; made on all processors at once.
  ///
  /// The transformation must be pure: which element is taken first is left to chance. Inside another's transformation, one
  /// processor makes all of it: better to have one list of small shares.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      nonisolated(unsafe) let start = results.baseAddress
      DispatchQueue.concurrentPerform(iterations: count) { index in
        // Each place is written once, by one thread.
        start?.advanced(by: index).initialize(to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
