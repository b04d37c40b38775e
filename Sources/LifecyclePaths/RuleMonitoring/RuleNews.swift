/// The news of a call about the rules of a page; rules are given by their numbers on it.
package struct RuleNews: Sendable {
  /// A rule that no run keeps that explains the calls.
  package struct Violation: Sendable {
    /// The rule.
    package let rule: Int
    /// The number of the life cycle, as the verdict on the call has it; `nil` for the process, and where it is not known.
    package let life: Int?
    /// The place of the call since which an obligation is open, or which may come only once; `nil` where it is not known.
    package let since: LogPlace?
    /// `true` where the end of a life cycle or of the process breaks it.
    package let isAtEnd: Bool
  }

  /// The rules that are broken.
  package var violations: [Violation] = []
  /// The rules that were kept where they matter, each as often as it was.
  package var kept: [Int] = []
  /// The rules with an obligation that is open where a life cycle or the log ends.
  package var open: [Int] = []

  /// No news.
  package init() {}

  var isEmpty: Bool { violations.isEmpty && kept.isEmpty && open.isEmpty }
}
