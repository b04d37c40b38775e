import LifecycleModel

/// A position in a run: its configuration, and the calls that are pending.
package struct RunPosition: Hashable, Sendable {
  /// A deferred call that is still to come.
  package struct Pending: Hashable, Sendable {
    /// The event that deferred it, from 0.
    package let event: Int
    /// The call's number among those of the event in page order, from 1.
    package let number: Int
    /// The call as a later event brings it.
    package let call: Run.Call
  }

  /// The leaves of all scenes.
  package private(set) var configuration: Configuration
  /// The pending calls, in the order in which they were due.
  package private(set) var pending: [Pending] = []
  /// The number of events so far.
  package private(set) var eventCount = 0

  /// Begins a run.
  package init(at start: Configuration) {
    configuration = start
  }

  /// Creates the position at the end of a run.
  package init(after run: Run, in graph: RunGraph) {
    self.init(at: run.start)
    for event in run.events { take(event, in: graph) }
  }

  /// Advances by an event.
  package mutating func take(_ event: Run.Event, in graph: RunGraph) {
    let came = Set(event.calls)
    pending.removeAll { came.contains($0.call) }
    for (index, call) in graph.listedCalls(of: event.macrostep).enumerated()
    where graph.step(of: call).certainty.isDeferred && !came.contains(call) {
      let late = Run.Call(call.transition, step: call.step, lateFrom: eventCount)
      pending.append(Pending(event: eventCount, number: index + 1, call: late))
    }
    configuration = configuration.after(event.macrostep, of: event.scene)
    eventCount += 1
  }
}
