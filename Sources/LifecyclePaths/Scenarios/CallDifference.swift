import LifecycleModel

/// Where the calls of a scenario and those of the graph part, on the run that agrees with it for longest.
package struct CallDifference: Hashable, Sendable {
  /// A call of the run.
  package struct Place: Hashable, Sendable {
    /// Which hop of the run, from 0.
    package let transition: Int
    /// Which step of the hop's transition.
    package let step: Int
  }

  /// The run's hops, one for each arrow of the scenario's path.
  package let transitions: [StateGraph.Edge]
  /// The first of the scenario's items that does not agree; `nil` where the list ends too early.
  package let item: Int?
  /// The first call of the run that is not listed there; `nil` where the calls of the run have all come.
  package let call: Place?
}
