/// The result of comparing a scenario with the graph of its life cycle.
package enum ScenarioVerdict: Hashable, Sendable {
  /// Some run along its path has its calls.
  case holds
  /// No run follows its path.
  case hasNoPath(PathBreak)
  /// Runs follow its path, and none of them has its calls.
  case differs(CallDifference)
  /// More orders are possible than the budget allows to examine.
  case undecided
}
