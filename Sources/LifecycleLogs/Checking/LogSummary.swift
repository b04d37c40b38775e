/// What was checked, in numbers.
package struct LogSummary: Hashable, Sendable {
  /// The lines that are of a call with an earlier one.
  package var foldedLines = 0
  /// The calls that the log names.
  package var calls = 0
  /// Those of callbacks that the page has, but that are not observed.
  package var unobservedCalls = 0
  /// Those of callbacks that the page does not list.
  package var unlistedCalls = 0
  /// The processes, and the life cycles in them that are told apart.
  package var processes = 0
  package var lives = 0
  /// The processes, with their life cycles, by verdict.
  package var verdicts: [LogVerdict: Int] = [:]
  /// The calls before which not every call was allowed: those that the page decides about.
  package var telling = 0

  /// Begins with nothing.
  package init() {}
}
