import LifecycleModel

/// Events of scenes, one after another, from a configuration on.
package struct Run: Hashable, Sendable {
  /// One call of a macrostep.
  package struct Call: Hashable, Sendable {
    /// The transition that makes the call.
    package var transition: TransitionID
    /// The index of the call's step in the transition.
    package var step: Int
    /// The event of the run, from 0, that deferred the call; `nil` for a call of the event itself.
    package var lateFrom: Int?

    /// Creates a call.
    package init(_ transition: TransitionID, step: Int, lateFrom: Int? = nil) {
      self.transition = transition
      self.step = step
      self.lateFrom = lateFrom
    }
  }

  /// One event of one scene.
  package struct Event: Hashable, Sendable {
    /// The scene, from 0.
    package var scene: Int
    /// The macrostep that it takes.
    package var macrostep: Macrostep
    /// The calls in the order in which they came: without those that are skipped or deferred, with pending ones of
    /// earlier events.
    package var calls: [Call]

    /// Creates an event.
    package init(scene: Int, _ macrostep: Macrostep, calls: [Call]) {
      self.scene = scene
      self.macrostep = macrostep
      self.calls = calls
    }
  }

  /// The configuration at its beginning.
  package var start: Configuration
  /// The events, in order.
  package var events: [Event]

  /// Creates a run.
  package init(from start: Configuration, events: [Event] = []) {
    self.start = start
    self.events = events
  }

  /// The configuration at its end.
  package var end: Configuration {
    events.reduce(start) { $0.after($1.macrostep, of: $1.scene) }
  }
}

extension Run.Call: Comparable {
  /// Orders calls by page.
  package static func < (left: Self, right: Self) -> Bool {
    (left.transition, left.step) < (right.transition, right.step)
  }
}

extension RunGraph {
  /// The calls of a macrostep in page order, none skipped and none deferred.
  package func listedCalls(of macrostep: Macrostep) -> [Run.Call] {
    transitions(of: macrostep).flatMap { transition in
      lifecycle[transition.transition].steps.indices.map { Run.Call(transition.transition, step: $0) }
    }
  }

  /// The step of a call.
  package func step(of call: Run.Call) -> Step { lifecycle[call.transition].steps[call.step] }
}
