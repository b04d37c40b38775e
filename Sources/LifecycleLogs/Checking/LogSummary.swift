/// What was checked, in numbers.
package struct LogSummary: Hashable, Sendable {
  /// The lines that are of a call with an earlier one.
  package var foldedLines = 0
  /// The calls that the log names.
  package var calls = 0
  /// The calls of delegates that are left out, which are not among them.
  package var leftOutCalls = 0
  /// Those of callbacks that the page has, but that are not observed.
  package var unobservedCalls = 0
  /// Those of callbacks that the page does not list.
  package var unlistedCalls = 0
  /// The processes, and the life cycles in them that are told apart.
  package var processes = 0
  package var lives = 0
  /// The processes, with their life cycles, by verdict.
  package var verdicts: [LogVerdict: Int] = [:]
  /// The rules, in the order of the page.
  package var rules: [CheckedRule] = []
  /// The calls before which not every call was allowed: those that the page decides about.
  package var telling = 0

  /// Begins with nothing.
  package init() {}

  /// `true` if more than half of the calls are of callbacks that the page does not list.
  package var isOfOtherPage: Bool { unlistedCalls * 2 > calls }

  /// `true` if the page decides about some call, and lists most.
  package var isSomethingToCheck: Bool { telling > 0 && !isOfOtherPage }

  /// The number of rules that are kept, open, broken, never mattered, or were not checked; `nil` for a page without rules.
  package var rulesInWords: String? {
    guard !rules.isEmpty else { return nil }
    let words = rules.map(\.word)
    let counts = ["broken", "kept", "open", "not seen", "not checked"].compactMap { word in
      let count = words.count { $0 == word }
      return count > 0 ? "\(count) \(word)" : nil
    }
    return "Rules: " + counts.joined(separator: ", ")
  }
}
