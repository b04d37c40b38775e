import Diagnostics

/// Where a page says what its `Lifecycle` holds: lists parallel to the lifecycle's own.
package struct SourceMap: Hashable, Sendable {
  /// Where a transition stands.
  package struct TransitionPlace: Hashable, Sendable {
    /// The heading's text, the list item's path or the table row.
    package var range: SourceRange
    /// The steps, parallel to the transition's.
    package var steps: [SourceRange]

    /// Creates a place.
    package init(range: SourceRange, steps: [SourceRange] = []) {
      self.range = range
      self.steps = steps
    }
  }

  /// Where a scenario stands.
  package struct ScenarioPlace: Hashable, Sendable {
    /// The heading's text, the list item's path or the table row.
    package var range: SourceRange
    /// The calls and states, parallel to the scenario's items.
    package var items: [SourceRange]

    /// Creates a place.
    package init(range: SourceRange, items: [SourceRange] = []) {
      self.range = range
      self.items = items
    }
  }

  /// The title's text; the top of the page where there is none.
  package var title = SourceRange.fileStart
  /// The delegates' names.
  package var delegates: [SourceRange] = []
  /// The states' names where they are defined.
  package var states: [SourceRange] = []
  /// The callbacks' names where they are declared, else where they are first met.
  package var callbacks: [SourceRange] = []
  /// The transitions.
  package var transitions: [TransitionPlace] = []
  /// What was meant as a transition and could not be read.
  package var unreadTransitions: [SourceRange] = []
  /// The scenarios.
  package var scenarios: [ScenarioPlace] = []
  /// The rules.
  package var rules: [SourceRange] = []
  /// The equivalents' rows, table by table.
  package var equivalents: [[SourceRange]] = []
  /// The scene configurations' names.
  package var sceneConfigurations: [SourceRange] = []

  /// An empty map.
  package init() {}

  /// Where a delegate's name stands.
  package subscript(id: DelegateID) -> SourceRange { delegates[id.index] }
  /// Where a state is defined.
  package subscript(id: StateID) -> SourceRange { states[id.index] }
  /// Where a callback is declared or first met.
  package subscript(id: CallbackID) -> SourceRange { callbacks[id.index] }
  /// Where a transition stands.
  package subscript(id: TransitionID) -> TransitionPlace { _read { yield transitions[id.index] } }
}
