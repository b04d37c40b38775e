import LifecycleModel

/// Where a run has got to: where its scenes rest, and which calls are still to come.
package struct RunPosition: Hashable, Sendable {
  /// A deferred call that an event has left to come.
  package struct Pending: Hashable, Sendable {
    /// The event, from 0.
    package let event: Int
    /// The call's number among those of the event as the page lists them, from 1.
    package let number: Int
    /// The call as a later event brings it.
    package let call: Run.Call
  }

  /// Where all scenes rest.
  package private(set) var configuration: Configuration
  /// The calls still to come, in the order in which they were due.
  package private(set) var pending: [Pending] = []
  /// How many events there have been.
  package private(set) var eventCount = 0

  /// The beginning of a run.
  package init(at start: Configuration) {
    configuration = start
  }

  /// The end of a run.
  package init(after run: Run, in graph: RunGraph) {
    self.init(at: run.start)
    for event in run.events { take(event, in: graph) }
  }

  /// Goes on by an event.
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

extension Certainty {
  /// Whether the call may come after its place.
  package var isDeferred: Bool {
    switch self {
    case .deferred: true
    case .always, .mayBeSkipped: false
    }
  }

  /// Whether the call comes, at its place.
  package var isAlways: Bool { self == .always }
}
