import Diagnostics
import LifecycleModel
import Text

extension DiagnosticDescriptor {
  package static let malformedLogLine = DiagnosticDescriptor(
    id: "malformed-log-line",
    severity: .error,
    headline: "Log line stands for no call of the page",
    explanation: """
      A line is literal text, or a regular expression if it begins with `^` or has `(?<`. Its call is a callback that the page
      names elsewhere; or an observed delegate, whose value the group `value` matches: `^phase is (?<value>\\w+)$`. Without a
      call, the group `callback` matches its name. Other groups are `delegate`, `instance`, `time`, `process`, `launch` and
      `device`.

      Fix the line, or its call. Write a regular expression in a code span.
      """,
    example: ExamplePage.delegates.appending(logLines: "- `came to front`"),
    fixedExample: ExamplePage.delegates.appending(
      logLines: "- `came to front`: `SceneDelegate.sceneDidBecomeActive(_:)`")
  )

  package static let duplicateLogLine = DiagnosticDescriptor(
    id: "duplicate-log-line",
    severity: .error,
    headline: "Log line is listed twice",
    explanation: """
      A line of a log stands for one call.

      Remove one of the two, or make the texts differ.
      """,
    example: ExamplePage.delegates.appending(
      logLines: """
        - `change`: `SceneDelegate.sceneDidBecomeActive(_:)`
        - `change`: `SceneDelegate.sceneWillResignActive(_:)`
        """),
    fixedExample: ExamplePage.delegates.appending(
      logLines: """
        - `change: on`: `SceneDelegate.sceneDidBecomeActive(_:)`
        - `change: off`: `SceneDelegate.sceneWillResignActive(_:)`
        """)
  )
}

extension Diagnostic {
  /// A text outside a code span, in which Markdown changes something, or of which it does not say where the line ends.
  static func uncodedLogLine(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedLogLine, "Log line '\(text)' is not in a code span", at: range,
      help: "Put backticks around the whole line; in a table, write a bar in it as '\\|'")
  }

  /// A call without a line; `nil` where both are missing.
  static func missingLogLine(_ call: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedLogLine, call.map { "No log line stands for '\($0)'" } ?? "Log line is empty", at: range,
      help: "Write the line's text")
  }

  /// A second name in a place for one call.
  static func secondCall(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedLogLine, "'\(name)' is not read: a log line stands for one call", at: range,
      help: "Write a line that is printed for this call only")
  }

  /// A line that begins as a regular expression does and is none.
  static func malformedExpression(_ text: String, _ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedLogLine, "Log line '\(text)' is not a regular expression: \(reason)", at: range,
      help: "Fix it, or remove '^' and '(?<' from a literal text")
  }

  /// A group that means nothing.
  static func unknownGroup(_ name: String, at range: SourceRange) -> Diagnostic {
    let known = LinePattern.Group.allCases.map(\.rawValue)
    let nearest = NearestWord.guess(for: name, in: known)
    return Diagnostic(
      .malformedLogLine, "Unknown group '\(name)'", at: range,
      help: nearest == nil ? "Use \(list(known)), or a group without a name" : nil,
      fixIts: .replacing(name, with: nearest, at: range))
  }

  /// A group that the line's call does not go with.
  static func unusedGroup(_ group: LinePattern.Group, _ help: String, at range: SourceRange) -> Diagnostic {
    let reason =
      switch group {
      case .callback: "the page names the call"
      case .value, .delegate, .instance, .time, .process, .launch, .device: "the call is not an observed delegate"
      }
    return Diagnostic(
      .malformedLogLine, "Group '\(group.rawValue)' has no meaning here: \(reason)", at: range, help: help)
  }

  /// A line without a call, and without a group for one.
  static func logLineWithoutCall(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedLogLine, "Log line '\(text)' stands for no call", at: range,
      help: "Name its call, or write a regular expression with the group 'callback'")
  }

  /// A delegate that stands where a call should.
  static func delegateAsCall(_ name: String, isObserved: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedLogLine, "'\(name)' is a delegate, not a call", at: range,
      help: isObserved
        ? "Name a value of it, or match the value in the line with the group 'value'"
        : "Name one of its callbacks: '\(name).…'")
  }

  /// A callback that no other section names.
  static func callNotOnPage(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedLogLine, "'\(name)' is not on the page", at: range,
      help: "Add it to a transition, or to the Callbacks section")
  }

  /// A line that is listed already.
  static func duplicateLogLine(_ text: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateLogLine, "Log line '\(text)' is listed twice", at: range,
      notes: [Diagnostic.Note("It is first listed here", range: first)])
  }
}

extension String {
  /// The page with a section of log lines.
  fileprivate func appending(logLines: String) -> String { self + "\n\n## Log lines\n\n" + logLines }
}
