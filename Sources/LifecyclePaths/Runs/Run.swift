import LifecycleModel

/// Something that happened: events of scenes, one after another, each run to its end.
package struct Run: Hashable, Sendable {
  /// One call of a macrostep.
  package struct Call: Hashable, Sendable {
    /// The hop whose call it is.
    package var transition: TransitionID
    /// Which of the hop's steps.
    package var step: Int
    /// The event of the run, from 0, that brought it, where that is an earlier one and the call was deferred.
    package var lateFrom: Int?

    /// Names a call.
    package init(_ transition: TransitionID, step: Int, lateFrom: Int? = nil) {
      self.transition = transition
      self.step = step
      self.lateFrom = lateFrom
    }
  }

  /// One event of one scene.
  package struct Event: Hashable, Sendable {
    /// Whose event, from 0.
    package var scene: Int
    /// What it does.
    package var macrostep: Macrostep
    /// The calls that came, in the order in which they came: without those that were skipped or are yet to come, with those
    /// that earlier events had left to come.
    package var calls: [Call]

    /// Creates an event.
    package init(scene: Int, _ macrostep: Macrostep, calls: [Call]) {
      self.scene = scene
      self.macrostep = macrostep
      self.calls = calls
    }
  }

  /// Where all scenes rest at its beginning.
  package var start: Configuration
  /// What happened, in order.
  package var events: [Event]

  /// Creates a run.
  package init(from start: Configuration, events: [Event] = []) {
    self.start = start
    self.events = events
  }

  /// Where all scenes rest at its end.
  package var end: Configuration {
    events.reduce(start) { $0.after($1.macrostep, of: $1.scene) }
  }
}

extension Run.Call: Comparable {
  /// The order of the page.
  package static func < (left: Self, right: Self) -> Bool {
    (left.transition, left.step) < (right.transition, right.step)
  }
}

extension RunGraph {
  /// The calls of a macrostep as the page lists them: none skipped, none late, each group in the page's order.
  package func listedCalls(of macrostep: Macrostep) -> [Run.Call] {
    transitions(of: macrostep).flatMap { transition in
      lifecycle[transition.transition].steps.indices.map { Run.Call(transition.transition, step: $0) }
    }
  }

  /// The step of a call.
  package func step(of call: Run.Call) -> Step { lifecycle[call.transition].steps[call.step] }
}
