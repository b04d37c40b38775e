import LifecycleModel
import LifecyclePaths

/// A path walked on the states view: events of scenes in the order in which they happened.
package struct RunPath: Hashable, Sendable {
  /// One event of one scene, run to its end.
  package struct Event: Hashable, Sendable {
    /// Whose event, from 0.
    package var scene: Int
    /// Its hops from leaf to leaf, in order; never empty.
    package var transitions: [StateGraph.Edge]

    /// Creates an event.
    package init(scene: Int, transitions: [StateGraph.Edge]) {
      self.scene = scene
      self.transitions = transitions
    }
  }

  /// The leaf in which each scene begins, the first scene's first.
  package var start: [StateID]
  /// What happened, in order; a picture numbers it from 1.
  package var events: [Event]
  /// The leaf in which each scene rests at the end.
  package var end: [StateID]
  /// What is to be said of it in words, in the page's language: the call that breaks a rule; `nil` for nothing.
  package var note: String?

  /// Creates a walk.
  package init(from start: [StateID], events: [Event], to end: [StateID], note: String? = nil) {
    self.start = start
    self.events = events
    self.end = end
    self.note = note
  }

  /// The walk that a run is.
  package init(_ run: Run, in graph: RunGraph, note: String? = nil) {
    let events = run.events.map { Event(scene: $0.scene, transitions: graph.transitions(of: $0.macrostep)) }
    self.init(from: run.start.leaves, events: events, to: run.end.leaves, note: note)
  }
}
