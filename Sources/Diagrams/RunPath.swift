import LifecycleModel
import LifecyclePaths

/// The path of a run on the states view: events of scenes in the order in which they happened.
package struct RunPath: Hashable, Sendable {
  /// One event of one scene, with all of its segments.
  package struct Event: Hashable, Sendable {
    /// The scene that the event happens to, from 0.
    package var scene: Int
    /// Its transitions from leaf to leaf, in order; never empty.
    package var transitions: [StateGraph.Edge]
  }

  /// The leaf in which each scene begins, the first scene's first.
  package var start: [StateID]
  /// The events in order; a picture numbers them from 1.
  package var events: [Event]
  /// The leaf in which each scene is at the end.
  package var end: [StateID]
  /// A remark in the page's language, such as the call that violates a rule; `nil` for none.
  package var note: String?
}

extension RunPath {
  /// Creates the path of a run.
  package init(_ run: Run, in graph: RunGraph, note: String? = nil) {
    let events = run.events.map { Event(scene: $0.scene, transitions: graph.transitions(of: $0.macrostep)) }
    self.init(start: run.start.leaves, events: events, end: run.end.leaves, note: note)
  }
}
