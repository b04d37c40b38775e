import LifecycleModel

/// Pairs the elements of two life cycles: by name, or by their surroundings where the names changed.
///
/// Swapping the two life cycles swaps each pair.
package struct Correspondence: Sendable {
  /// The old life cycle.
  package let old: Side
  /// The new life cycle.
  package let new: Side
  /// Paired by name; the rest by types that no other delegate has.
  package let delegates: Pairs<Delegate>
  /// Paired by name; the rest by structure.
  package let states: Pairs<State>
  /// Paired by delegate and name.
  package let callbacks: Pairs<Callback>
  /// Paired by states, event and guard; the rest by all but one of these.
  package let transitions: Pairs<Transition>
  /// Paired by title, path and guard; the rest by two of these.
  package let scenarios: Pairs<Scenario>
  /// Paired by claim; the rest by its operands.
  package let rules: Pairs<Rule>
  /// The rows of all Equivalents tables, paired by contents; the rest by the calls that they name.
  package let equivalences: Pairs<Equivalents.Row>
  /// Paired by role and name; the rest by role and classes.
  package let configurations: Pairs<SceneConfiguration>

  /// Pairs the elements of two life cycles.
  package init(of old: Lifecycle, with new: Lifecycle) {
    let delegates = Self.delegates(old, new)
    var sides = (
      old: Side(lifecycle: old, delegates: delegates.tokens(of: old.delegates, areOld: true)),
      new: Side(lifecycle: new, delegates: delegates.tokens(of: new.delegates, areOld: false))
    )
    let states = StatePairing(sides.old, sides.new).pairs
    sides = (
      old: sides.old.naming(states.tokens(of: old.states, areOld: true)),
      new: sides.new.naming(states.tokens(of: new.states, areOld: false))
    )
    self.old = sides.old
    self.new = sides.new
    self.delegates = delegates
    self.states = states
    callbacks = Self.callbacks(sides.old, sides.new)
    transitions = TransitionPairing(sides.old, sides.new).pairs
    let claims = ClaimPairing(sides.old, sides.new)
    scenarios = claims.scenarios
    rules = claims.rules
    equivalences = claims.equivalences
    configurations = claims.configurations
  }

  private static func delegates(_ old: Lifecycle, _ new: Lifecycle) -> Pairs<Delegate> {
    var pairs = Pairs<Delegate>()
    pairs.pairInOrder(old.delegates.map(\.name), new.delegates.map(\.name))
    let types = { (delegate: Delegate) in delegate.types.isEmpty ? nil : Set(delegate.types) }
    pairs.pairUnique(old.delegates.map(types), new.delegates.map(types))
    return pairs
  }

  private static func callbacks(_ old: Side, _ new: Side) -> Pairs<Callback> {
    var pairs = Pairs<Callback>()
    pairs.pairInOrder(old.lifecycle.callbackIDs.map { old[$0] }, new.lifecycle.callbackIDs.map { new[$0] })
    return pairs
  }
}
