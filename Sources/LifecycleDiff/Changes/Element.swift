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
  /// A transition.
  case transition(TransitionID)
  /// A call on a transition, by index.
  case step(TransitionID, Int)
  /// A scenario.
  case scenario(ElementID<Scenario>)
  /// A rule.
  case rule(ElementID<Rule>)
  /// A row of an Equivalents table, both by index.
  case equivalence(table: Int, row: Int)
  /// A scene configuration.
  case configuration(ElementID<SceneConfiguration>)
  /// A log line.
  case logLine(ElementID<LoggedLine>)
}
