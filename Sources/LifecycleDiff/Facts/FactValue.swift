import LifecycleModel

/// The value of an aspect of an element.
package enum FactValue: Hashable, Sendable {
  /// A Boolean value.
  case flag(Bool)
  /// A text; `nil` where the page has none.
  case text(String?)
  /// Several texts.
  case texts([String])
  /// The versions in which the element exists.
  case availability(Availability)
  /// The status and sources of a claim.
  case provenance(Provenance)
  /// The versions that the page describes, those of its own platform without its name.
  case versions([SystemVersions])
  /// A state; `nil` for none.
  case state(Token<State>?)
  /// The path of a scenario.
  case path([Token<State>])
  /// The order of a transition's calls.
  case order([OrderedStep])
  /// The calls and states of a scenario.
  case items([ScenarioItem])
  /// The claim of a rule.
  case claim(ClaimName)
  /// The cells of an Equivalents row, by column.
  case cells([Token<Delegate>: EquivalenceCell])
  /// The call that a log line stands for.
  case call(LoggedCall)
}
