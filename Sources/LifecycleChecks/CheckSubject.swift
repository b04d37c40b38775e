import LifecycleModel

/// A life cycle under examination, with what several checks ask about it.
package struct CheckSubject: Sendable {
  /// The life cycle.
  package let lifecycle: Lifecycle
  /// Where the page says what.
  package let sourceMap: SourceMap
  /// Its transitions between leaves.
  package let graph: StateGraph

  /// Prepares a life cycle for the checks.
  package init(_ lifecycle: Lifecycle, sourceMap: SourceMap) {
    self.lifecycle = lifecycle
    self.sourceMap = sourceMap
    graph = StateGraph(lifecycle)
  }

  /// The latest version that the page speaks of; `nil` where it names none.
  var version: PlatformVersion? {
    lifecycle.versions.map { PlatformVersion(lifecycle.platform, $0.highest) }
  }
}
