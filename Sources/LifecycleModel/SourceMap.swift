import Diagnostics

/// The source ranges of a life cycle's elements, in lists parallel to its own.
package struct SourceMap: Hashable, Sendable {
  /// The source ranges of a transition.
  package struct TransitionPlace: Hashable, Sendable {
    /// The heading's text, the list item's path or the table row.
    package var range: SourceRange
    /// The steps, parallel to the transition's.
    package var steps: [SourceRange]

    package init(range: SourceRange, steps: [SourceRange] = []) {
      self.range = range
      self.steps = steps
    }
  }

  /// The source ranges of a scenario.
  package struct ScenarioPlace: Hashable, Sendable {
    /// The heading's text, the list item's path or the table row.
    package var range: SourceRange
    /// The items, parallel to the scenario's.
    package var items: [SourceRange]

    package init(range: SourceRange, items: [SourceRange] = []) {
      self.range = range
      self.items = items
    }
  }

  /// The source ranges of a log line.
  package struct LogLinePlace: Hashable, Sendable {
    /// The pattern; of a code span, what is in it.
    package var pattern: SourceRange
    /// The name of its call; where the page names none, empty and after the pattern.
    package var call: SourceRange

    package init(pattern: SourceRange, call: SourceRange) {
      self.pattern = pattern
      self.call = call
    }
  }

  /// The title's text; the top of the page for none.
  package var title = SourceRange.fileStart
  /// The delegates' names.
  package var delegates: [SourceRange] = []
  /// The states' names in their definitions.
  package var states: [SourceRange] = []
  /// The headings below which states may be that are not read.
  package var unreadStates: [SourceRange] = []
  /// The callbacks' names in their declarations, else at their first mention.
  package var callbacks: [SourceRange] = []
  package var transitions: [TransitionPlace] = []
  /// The texts that are meant as transitions but could not be read.
  package var unreadTransitions: [SourceRange] = []
  package var scenarios: [ScenarioPlace] = []
  package var rules: [SourceRange] = []
  /// The equivalents' rows, table by table.
  package var equivalents: [[SourceRange]] = []
  /// The scene configurations' names.
  package var sceneConfigurations: [SourceRange] = []
  package var logLines: [LogLinePlace] = []

  /// Creates an empty map.
  package init() {}

  /// The name of a delegate.
  package subscript(id: DelegateID) -> SourceRange { delegates[id.index] }
  /// The name of a state in its definition.
  package subscript(id: StateID) -> SourceRange { states[id.index] }
  /// The name of a callback in its declaration, else at its first mention.
  package subscript(id: CallbackID) -> SourceRange { callbacks[id.index] }
  package subscript(id: TransitionID) -> TransitionPlace { transitions[id.index] }
}
