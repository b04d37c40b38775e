import LifecycleModel

/// A part of one life cycle that a change is about.
package enum Element: Hashable, Sendable {
  /// The page itself.
  case page
  /// A delegate.
  case delegate(DelegateID)
  /// A state.
  case state(StateID)
  /// A callback.
  case callback(CallbackID)
  /// A hop.
  case transition(TransitionID)
  /// A call on a hop, from 0.
  case step(TransitionID, Int)
  /// A scenario.
  case scenario(ElementID<Scenario>)
  /// A rule.
  case rule(ElementID<Rule>)
  /// A row of a table of equivalents, both from 0.
  case equivalence(table: Int, row: Int)
  /// A scene configuration.
  case configuration(ElementID<SceneConfiguration>)
}
