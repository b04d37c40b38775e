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

  /// The callbacks that the page declares or calls, in page order; those that only a rule or a table mentions are none.
  var mentionedCallbacks: [CallbackID] {
    let called = Set(lifecycle.transitions.flatMap(\.steps).map(\.callback))
    return called.union(sourceMap.declaredCallbacks).sorted()
  }
}
