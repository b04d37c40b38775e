import Diagnostics
import LifecycleModel
import Text

extension DiagnosticDescriptor {
  package static let malformedTransition = DiagnosticDescriptor(
    id: "malformed-transition",
    severity: .error,
    headline: "Transition has no path",
    explanation: """
      A transition is `[Event:] A → B [→ C …] [[guard]]`: at least two states with an arrow between them. `->`, `-->`, `=>`
      and the word `to` are arrows too.

      Write the path, or move steps that belong to no transition out of the section.
      """,
    example: ExamplePage.delegates.replacing("### Stop: Playing → Idle", with: "### Stop"),
    fixedExample: ExamplePage.delegates
  )

  package static let misplacedState = DiagnosticDescriptor(
    id: "misplaced-state",
    severity: .error,
    headline: "Step names a state that the path does not reach there",
    explanation: """
      A state in bold among the steps marks the place where it is reached: calls before and after it belong to different
      segments of the chain. It must be on the chain's path, in the path's order.

      Fix the name or the path.
      """,
    example: ExamplePage.chain.replacing("2. **Loading**", with: "2. **Idle**\n3. **Loading**\n4. **Idle**"),
    fixedExample: ExamplePage.chain
  )

  package static let unplacedSteps = DiagnosticDescriptor(
    id: "unplaced-steps",
    severity: .warning,
    headline: "Calls of a chain are not assigned to its segments",
    explanation: """
      A chain of several segments does not say which of its calls belong to which segment, so all belong to the first one.

      Put the state in bold among the steps where it is reached: `3. **Inactive**`.
      """,
    example: ExamplePage.chain.replacing(
      "**Loading**\n3. `SceneDelegate.sceneDidBecomeActive(_:)`", with: "`SceneDelegate.sceneDidBecomeActive(_:)`"),
    fixedExample: ExamplePage.chain
  )

  package static let malformedTable = DiagnosticDescriptor(
    id: "malformed-table",
    severity: .error,
    headline: "Table lacks a required column",
    explanation: """
      A table of transitions has columns From and To, or a column of paths (`A → B`); one of states, delegates, callbacks or
      scene configurations has one for their names (State, Delegate, Callback, Name). Other columns are optional, and the
      order does not matter.

      Name the columns, or move a table that is prose to another section.
      """,
    example: ExamplePage.player.replacing(
      "Transitions\n\n-", with: "Transitions\n\n| Here | There |\n| --- | --- |\n| Idle | Playing |\n\n-"),
    fixedExample: ExamplePage.player.replacing(
      "- Play: Idle → Playing\n- Stop: Playing → Idle",
      with: "| From | To |\n| --- | --- |\n| Idle | Playing |\n| Playing | Idle |")
  )

  private static func tableOfCalls(_ heading: String) -> String {
    ExamplePage.player.replacing(
      "- Play: Idle → Playing\n- Stop: Playing → Idle",
      with: """
        | From | To | \(heading) |
        | --- | --- | --- |
        | Idle | Playing | `SceneDelegate.sceneDidBecomeActive(_:)` |
        | Playing | Idle | `SceneDelegate.sceneWillResignActive(_:)` |
        """)
  }

  package static let unreadColumn = DiagnosticDescriptor(
    id: "unrecognized-column",
    severity: .warning,
    headline: "Column has callbacks, and is not read as calls",
    explanation: """
      In a table of transitions or scenarios, calls are in a column Callbacks, or in one that has the name or the type of a
      delegate. A column of another name is prose, which is kept as the transition's description.

      Rename the column, or begin its cells with other words.
      """,
    example: tableOfCalls("Handlers"),
    fixedExample: tableOfCalls("Callbacks")
  )
}

extension Diagnostic {
  /// A head or row without a path.
  static func malformedTransition(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedTransition, "Transition '\(text)' has no path from a state to a state", at: range,
      help: "Write it as 'Event: A → B'")
  }

  /// A state in bold that the path does not reach there.
  static func misplacedState(_ name: String, path: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedState, "State '\(name)' is not reached here", at: range,
      help: "Name states of the path, in its order: \(path.joined(separator: " → "))")
  }

  /// A chain whose calls no state in bold places.
  static func unplacedSteps(first: String, second: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unplacedSteps, "All calls are assigned to the segment from '\(first)' to '\(second)'", at: range,
      help: "Write **\(second)** among the steps where it is reached")
  }

  /// A table without the columns that its section needs.
  static func malformedTable(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedTable, "Table lacks a required column", at: range,
      help: "Add From and To, or paths, for transitions; names for states, delegates, callbacks and configurations")
  }

  /// A column that is prose, with cells that begin with a callback.
  static func unreadColumn(_ heading: String, meant: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadColumn, "Column '\(heading)' has callbacks, and is not read as calls", at: range,
      help: meant == nil ? "Name it after the delegate that has them" : nil,
      fixIts: .replacing(heading, with: meant.map { NearestWord.Guess($0, isCertain: false) }, at: range))
  }
}
