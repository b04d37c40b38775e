import LifecycleModel

/// What is said of an aspect of an element.
package enum FactValue: Hashable, Sendable {
  /// A truth.
  case flag(Bool)
  /// A text; `nil` where the page has none.
  case text(String?)
  /// Several texts.
  case texts([String])
  /// The versions in which it exists.
  case availability(Availability)
  /// Where the claim comes from.
  case provenance(Provenance)
  /// Which versions the page speaks of.
  case versions(VersionRange?)
  /// A state; `nil` for none.
  case state(Token<State>?)
  /// States on the way.
  case path([Token<State>])
  /// The order of the calls of a hop.
  case order([OrderedStep])
  /// Calls and states of a scenario.
  case items([ScenarioItem])
  /// What a rule claims.
  case claim(ClaimName)
  /// The cells of a row of equivalents, by column.
  case cells([Token<Delegate>: EquivalenceCell])
}

/// A place in the order of a hop's calls.
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

/// A call or a state of a scenario.
package enum ScenarioItem: Hashable, Sendable {
  /// A call, with what is said of it and the number of its any-order group.
  case call(CallName, CallAttributes, group: Int?, note: String)
  /// "Now in that state."
  case reached(Token<State>)
}
