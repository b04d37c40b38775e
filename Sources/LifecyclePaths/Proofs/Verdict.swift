/// What the graph says of a law.
package enum Verdict: Hashable, Sendable {
  /// It holds in all runs.
  case holds
  /// It holds, but only because what it is about never happens.
  case holdsVacuously
  /// Some run breaks it; `nil` where it is known to be broken, and no run was found among as many situations as may be explored.
  case refuted(Counterexample?)
  /// More situations than may be explored would have to be.
  case unproved(limit: Int)
}
