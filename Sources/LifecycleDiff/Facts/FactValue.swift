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
