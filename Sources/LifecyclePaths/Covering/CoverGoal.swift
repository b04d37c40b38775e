/// The elements that a plan of runs is to cover.
package enum CoverGoal: String, Hashable, Sendable, CaseIterable {
  /// Every leaf state; passing through counts.
  case states
  /// Every transition; one that leaves a composite state counts once, not once for each leaf.
  case transitions
  /// Every callback that some transition calls, observed values included.
  case calls
}
