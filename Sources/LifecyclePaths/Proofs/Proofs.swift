import LifecycleModel

/// What the graph says of everything that a page claims of all runs.
package struct Proofs: Sendable {
  /// A callback's declared frequency, and what the graph says of it.
  package struct Frequent: Hashable, Sendable {
    /// The callback.
    package let callback: CallbackID
    /// How often it is said to come at most.
    package let frequency: Frequency
    /// What the graph says.
    package let verdict: Verdict
  }

  /// The verdicts on the rules, parallel to the life cycle's.
  package let rules: [Verdict]
  /// The verdicts on declared frequencies, in the order of the callbacks; without those that count in the life of something
  /// that the graph does not show.
  package let frequencies: [Frequent]

  /// Proves what a life cycle claims.
  package init(of lifecycle: Lifecycle, by prover: Prover) {
    rules = lifecycle.rules.map { prover.verdict(on: $0.claim) }
    var declared: Set<Declaration> = []
    for step in lifecycle.transitions.lazy.flatMap(\.steps) {
      if let frequency = step.attributes.frequency {
        declared.insert(Declaration(callback: step.callback, frequency: frequency))
      }
    }
    frequencies = declared.sorted { ($0.callback, $0.frequency.text) < ($1.callback, $1.frequency.text) }
      .compactMap { declaration in
        prover.verdict(on: declaration.callback, comingAtMost: declaration.frequency).map {
          Frequent(callback: declaration.callback, frequency: declaration.frequency, verdict: $0)
        }
      }
  }

  private struct Declaration: Hashable {
    let callback: CallbackID
    let frequency: Frequency
  }
}
