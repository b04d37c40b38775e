import LifecyclePaths

/// The verdict on a page's claim about its runs.
enum ClaimVerdict: Hashable, Sendable {
  /// It holds in all runs.
  case proved
  /// It holds, because what it is about never happens.
  case provedVacuously
  /// It does not hold, as the run shows, in the words of `instar simulate`; none where no run can be named.
  case refuted(run: [String])
  /// Too much would have to be looked at.
  case undecided

  /// Converts the verdict on a claim about all runs.
  init(_ verdict: Verdict, on runs: RunGraph) {
    switch verdict {
    case .holds: self = .proved
    case .holdsVacuously: self = .provedVacuously
    case .refuted(let counterexample):
      self = .refuted(run: counterexample.map { RunNotation(runs).words(of: $0.run) } ?? [])
    case .unproved: self = .undecided
    }
  }

  /// Converts the verdict on a scenario.
  init(_ verdict: ScenarioVerdict) {
    switch verdict {
    case .holds: self = .proved
    case .hasNoPath, .differs: self = .refuted(run: [])
    case .undecided: self = .undecided
    }
  }
}
