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
      A table of transitions has columns From and To, two columns of states with other headings, or a column of paths (`A → B`); one
      of states, delegates, callbacks or scene configurations has one for their names (State, Delegate, Callback, Name). Other columns
      are optional, and the order does not matter. Tables of counterparts compare at most \(Equivalents.mostPairs) pairs of
      delegates on one page.

      Name the columns, or move a table that is prose to another section.
      """,
    example: ExamplePage.player.replacing(
      "Transitions\n\n-", with: "Transitions\n\n| Here | Why |\n| --- | --- |\n| Idle | Playing a song |\n\n-"),
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

extension DiagnosticDescriptor {
  package static let readAsEvent = DiagnosticDescriptor(
    id: "read-as-event",
    severity: .note,
    headline: "Words are read as an event",
    explanation: """
      A transition is written as `Event: A → B`. Where a path has no event, a few words are taken for one: those in parentheses behind
      it, a heading without a path above it, a column of a table that has no column Event.

      Nothing needs to be done if they are the event. If not, put other words in their place: a guard is in brackets, prose follows a
      colon.
      """,
    example: ExamplePage.player.replacing("Play: Idle → Playing", with: "Idle → Playing (play)"),
    fixedExample: ExamplePage.player
  )

  package static let unreadWords = DiagnosticDescriptor(
    id: "unread-words",
    severity: .warning,
    headline: "Words are prose where an attribute may be meant",
    explanation: """
      In parentheses behind the name of a state, a callback or an event, and behind a path, are attributes, such as `initial`, `once` or
      `since iOS 13`. A condition is a guard, which is in brackets: `Launch: A → B [first scene]`. Other words are kept as a description,
      or as a part of the name; no proof and no diagram knows what they mean. The same goes for words beside a call which say that it
      does not always come: `if the app has windows`, `optional`.

      Write brackets if they are a condition of the transition, and `(may be skipped)` if they are one of a call. If they are prose,
      write them behind a colon, or below.
      """,
    example: ExamplePage.player.replacing("Idle → Playing", with: "Idle → Playing (first time)"),
    fixedExample: ExamplePage.player.replacing("Idle → Playing", with: "Idle → Playing [first time]")
  )
}

extension Diagnostic {
  /// Words that are taken for the event of a path without one.
  static func readAsEvent(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .readAsEvent, "'\(words)' is read as the event", at: range, help: "Write it as 'Event: A → B'")
  }

  /// Words in parentheses that are no attributes; `isGuard` where they may be a condition.
  static func unreadWords(_ words: String, isGuard: Bool, at range: SourceRange) -> Diagnostic {
    isGuard
      ? unreadGuard(words, "(\(words))", at: range)
      : Diagnostic(
        .unreadWords, "'(\(words))' is prose", at: range,
        help:
          "Write an attribute, such as initial, final, once, may be skipped or since iOS 13, or ': \(words)' if it is prose"
      )
  }

  /// Words beside a path that may be its condition; `whole` is what the page has, with the parentheses around them.
  static func unreadGuard(_ words: String, _ whole: String? = nil, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadWords, "'\(whole ?? words)' is prose", at: range,
      help: "Write '[\(words)]' behind the path if it is a condition, or ': \(words)' if it is not")
  }

  /// Words in parentheses behind a delegate, with a type in them.
  static func unreadTypes(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadWords, "'(\(words))' is prose", at: range,
      help: "Write the types of the delegate behind its colon, with commas between them: '`A`, `B`'")
  }

  /// Words beside a call that are no attribute and may change what it means.
  static func unreadCondition(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadWords, "'\(words)' is no attribute, and the call is read as if it always came", at: range,
      help:
        "Write '(may be skipped)', '(since iOS 17)' or '(removed iOS 17)' behind the call, or the words behind a colon if they only describe it"
    )
  }

  /// Words beside a call that say how often it comes, and are no attribute.
  static func unreadFrequency(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadWords, "'\(words)' is no attribute, and how often the call comes is not read", at: range,
      help: "Write '(once)' or '(once per scene)' behind the call, or the words behind a colon if they only describe it"
    )
  }

  /// A head or row without a path.
  static func malformedTransition(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedTransition, "Transition '\(text)' has no path from a state to a state", at: range,
      help: "Write it as 'Event: A → B'")
  }

  /// The first transition that is too many of those that one line makes of several.
  static func tooManyTransitions(most: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedTransition,
      "'any', lists of sources and states with others below them make more than \(most) transitions, and the others are not read",
      at: range, help: "Let fewer transitions leave several states at once")
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

  /// A table without the columns that its section needs, by their names in the vocabulary; they are named in the language of its
  /// heading.
  static func malformedTable(_ columns: [String], of table: PipeTable) -> Diagnostic {
    let cells = table.header + table.rows.flatMap(\.cells)
    let language = Language(ofText: cells.lazy.flatMap { $0.text.unicodeScalars })
    let headings = columns.map { "'\(Vocabulary.standard.phrase("column." + $0, in: language))'" }
    let isPath = columns.first == "from"
    return Diagnostic(
      .malformedTable, "Table lacks the column\(columns.count > 1 ? "s" : "") \(headings.joined(separator: " and "))",
      at: table.headerRange,
      help: "Give the column\(columns.count > 1 ? "s" : "") with \(isPath ? "the states" : "the names") "
        + "\(columns.count > 1 ? "these headings" : "this heading")"
        + (isPath ? ", or write paths such as 'A → B' in one column" : ""))
  }

  /// A table of counterparts that is not read, because it and those above it compare too many pairs of delegates.
  static func tooManyPairs(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedTable,
      "Tables of counterparts compare more than \(Equivalents.mostPairs) pairs of delegates, and this one is not read",
      at: range, help: "Give it fewer columns: those of the delegates whose calls replace each other")
  }

  /// A column that is prose, with cells that begin with a callback.
  static func unreadColumn(_ heading: String, meant: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadColumn, "Column '\(heading)' has callbacks, and is not read as calls", at: range,
      help: meant == nil ? "Name it after the delegate that has them" : nil,
      fixIts: .replacing(heading, with: meant.map { NearestWord.Guess($0, isCertain: false) }, at: range))
  }
}
