import LifecycleModel

/// The options of a comparison of a log with several pages.
package struct RankingOptions: Sendable {
  /// `true` if each process begins with its first line.
  package var startsAtLaunch = false
  /// `true` if each line is a call, also one of several in a callback.
  package var takesEveryLine = false
  /// The keys that tell processes apart; `nil` for all that lines have.
  package var processKeys: Set<ProcessKey>?
  /// `true` if the log would show all callbacks of the pages.
  package var observesAll = false

  /// Creates the usual options.
  package init() {}
}
