/// Whether a scenario holds on the graph of its life cycle, or how it fails.
package enum ScenarioVerdict: Hashable, Sendable {
  /// Some run along its path has its calls.
  case holds
  /// No run walks its path.
  case hasNoPath(PathBreak)
  /// Runs walk its path, and none of them has its calls.
  case differs(CallDifference)
  /// So many orders are possible that looking at all of them was given up.
  case undecided
}
