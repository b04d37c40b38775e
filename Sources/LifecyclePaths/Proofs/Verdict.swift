/// The result of proving a property.
package enum Verdict: Hashable, Sendable {
  /// It holds in all runs.
  case holds
  /// It holds, but only because its subject never happens.
  case holdsVacuously
  /// Some run violates it; `nil` if the search for that run exceeded the limit.
  case refuted(Counterexample?)
  /// It would take more product states than may be explored.
  case unproved(limit: Int)
}
