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

  /// The source ranges of what could not be read: a diagnostic tells each of them.
  ///
  /// A check that would report what follows from them is silent, so that one mistake has one diagnostic: a transition that was not
  /// read may be the one that reaches a state, a misspelt call may be the one that a rule asks for.
  package struct Unread: Hashable, Sendable {
    /// The headings below which states may be.
    package var states: [SourceRange] = []
    /// The texts that are meant as transitions.
    package var transitions: [SourceRange] = []
    /// The names among the calls of transitions that are no callback, or that of several callbacks.
    package var calls: [SourceRange] = []
    /// Such names among the calls of scenarios.
    package var scenarioCalls: [SourceRange] = []
    /// The callbacks' names in prose, lists and columns that are not read as calls, and may be meant as some.
    package var mentions: [SourceRange] = []

    package init() {}

    /// `true` where a callback may be called that the life cycle does not call.
    package var mayCall: Bool { !transitions.isEmpty || !calls.isEmpty || !mentions.isEmpty }

    /// Adds what another part of the page has.
    package static func += (unread: inout Unread, other: Unread) {
      unread.states += other.states
      unread.transitions += other.transitions
      unread.calls += other.calls
      unread.scenarioCalls += other.scenarioCalls
      unread.mentions += other.mentions
    }
  }

  /// The title's text; the top of the page for none.
  package var title = SourceRange.fileStart
  /// The delegates' names.
  package var delegates: [SourceRange] = []
  /// The states' names in their definitions.
  package var states: [SourceRange] = []
  /// The callbacks' names in their declarations, else at their first mention.
  package var callbacks: [SourceRange] = []
  package var transitions: [TransitionPlace] = []
  package var scenarios: [ScenarioPlace] = []
  package var rules: [SourceRange] = []
  /// The equivalents' rows, table by table.
  package var equivalents: [[SourceRange]] = []
  /// The scene configurations' names.
  package var sceneConfigurations: [SourceRange] = []
  package var logLines: [LogLinePlace] = []
  /// The parts that the page means and the life cycle lacks.
  package var unread = Unread()

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
