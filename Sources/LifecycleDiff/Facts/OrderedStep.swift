/// A place in the order of a transition's calls.
package enum OrderedStep: Hashable, Sendable {
  /// A call at a place of its own.
  case one(StepName)
  /// Calls whose order among each other is not fixed.
  case anyOrder(Set<StepName>)

  /// The calls at this place.
  package var steps: Set<StepName> {
    switch self {
    case .one(let step): [step]
    case .anyOrder(let steps): steps
    }
  }
}
