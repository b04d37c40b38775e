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

extension Verdict {
  /// The verdict on the runs of two modes: a property holds if it holds in both.
  func joined(by other: Verdict) -> Verdict {
    switch (self, other) {
    case (.refuted(var own?), .refuted(let others?)):
      // Where both modes have the same run, the mode does not matter.
      if own.run == others.run, own.violation == others.violation { own.mode = nil }
      return own.run.events.count <= others.run.events.count ? .refuted(own) : other
    case (.refuted(nil), .refuted): return other
    case (.refuted, _): return self
    case (_, .refuted): return other
    case (.unproved, _): return self
    case (_, .unproved): return other
    case (.holds, _): return self
    default: return other
    }
  }
}
