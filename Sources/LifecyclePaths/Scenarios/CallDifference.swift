import LifecycleModel

/// The first difference between the calls of a scenario and those of the graph, on the run that agrees with it longest.
package struct CallDifference: Hashable, Sendable {
  /// A call of the run.
  package struct Place: Hashable, Sendable {
    /// The index of the transition in the run.
    package let transition: Int
    /// The index of the step in the transition.
    package let step: Int
  }

  /// The run's transitions, one for each arrow of the scenario's path.
  package let transitions: [StateGraph.Edge]
  /// The first of the scenario's items that does not agree; `nil` if the list ends too early.
  package let item: Int?
  /// The first call of the run that is not listed there; `nil` if all calls of the run have come.
  package let call: Place?
}
