/// The result of proving a property.
package enum Verdict: Hashable, Sendable {
  /// It holds in all runs.
  case holds
  /// It holds, but only because its subject never happens.
  case holdsVacuously
  /// Some run violates it; `nil` if the limit of product states ended the search for that run.
  case refuted(Counterexample?)
  /// The limit of product states ended the search.
  case unproved(limit: Int)
}
