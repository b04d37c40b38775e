import LifecycleModel

/// The verdicts on all claims of a page about all runs.
package struct Proofs: Sendable {
  /// A callback's declared frequency with its verdict.
  package struct Frequent: Hashable, Sendable {
    /// The callback.
    package let callback: CallbackID
    /// The declared frequency.
    package let frequency: Frequency
    /// The verdict of the graph.
    package let verdict: Verdict
  }

  /// The verdicts on the rules, parallel to the life cycle's.
  package let rules: [Verdict]
  /// The verdicts on declared frequencies, in the order of the callbacks; without those with a scope that the graph
  /// does not show.
  package let frequencies: [Frequent]

  /// The product states that all claims of a page may take together, in limits of one: rules and the transitions that each of them
  /// observes are a product.
  static let limits = 2

  /// No verdicts, for a page whose claims do not matter.
  package init() {
    rules = []
    frequencies = []
  }

  /// Proves the claims of a life cycle, which is its page at one of so many versions.
  package init(of lifecycle: Lifecycle, by prover: Prover, versions: Int = 1) {
    var left = min(prover.limit, .max / Self.limits) * Self.limits / versions
    rules = lifecycle.rules.map { prover.verdict(on: $0.claim, within: &left) }
    var declared: Set<Declaration> = []
    for step in lifecycle.transitions.lazy.flatMap(\.steps) {
      if let frequency = step.attributes.frequency {
        declared.insert(Declaration(callback: step.callback, frequency: frequency))
      }
    }
    frequencies = declared.sorted { ($0.callback, $0.frequency.text) < ($1.callback, $1.frequency.text) }
      .compactMap { declaration in
        prover.verdict(on: declaration.callback, comingAtMost: declaration.frequency, within: &left).map {
          Frequent(callback: declaration.callback, frequency: declaration.frequency, verdict: $0)
        }
      }
  }

  private struct Declaration: Hashable {
    let callback: CallbackID
    let frequency: Frequency
  }
}
