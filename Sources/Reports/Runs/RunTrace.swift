import LifecycleModel
import LifecyclePaths

/// A run as it is shown: its events with their transitions, and the calls that came or did not.
package struct RunTrace: Sendable {
  /// One call of the page, and what became of it.
  package struct Call: Hashable, Sendable {
    /// The outcome of a call.
    package enum Outcome: Hashable, Sendable {
      /// It came on its event.
      case came
      /// It came now, though it is of this earlier event, from 1.
      case cameLate(event: Int)
      /// It may be skipped, and was.
      case skipped
      /// It is deferred, and did not come on its event.
      case left
    }

    /// The number by which words name it: `3`, or `2.4` where it came late.
    package let number: String
    /// The page's step.
    package let step: Step
    /// Its outcome.
    package let outcome: Outcome
  }

  /// One transition of an event with its calls.
  package struct Edge: Hashable, Sendable {
    /// The leaf where it starts.
    package let source: StateID
    /// The leaf where it ends.
    package let target: StateID
    /// The calls in the order in which they came; those that did not come stand where the page has them.
    package let calls: [Call]
  }

  /// One event of one scene.
  package struct Event: Hashable, Sendable {
    /// The word that names it.
    package let word: String
    /// The index of its scene.
    package let scene: Int
    /// The page's name of it; empty for none.
    package let name: String
    /// The condition under which it happens.
    package let `guard`: Guard?
    /// Its transitions, at least one.
    package let transitions: [Edge]
  }

  /// The stable state of a scene at the end.
  package struct Rest: Hashable, Sendable {
    /// The leaf.
    package let state: StateID
    /// The words for what can happen to it next.
    package let next: [String]
  }

  /// The life cycle that ran.
  package let lifecycle: Lifecycle
  /// The first state of the first scene.
  package let start: StateID?
  /// The events in their order.
  package let events: [Event]
  /// The stable state of each scene.
  package let rests: [Rest]
  /// The calls still to come: their numbers with their events, `2.4`.
  package let pending: [Call]

  /// Follows a run.
  package init(_ run: Run, in notation: RunNotation) {
    let graph = notation.graph
    var position = RunPosition(at: run.start)
    var events: [Event] = []
    for event in run.events {
      events.append(
        Event(
          word: notation.word(for: event, at: position), scene: event.scene, name: graph.event(of: event.macrostep),
          guard: graph.guard(of: event.macrostep), transitions: Self.transitions(of: event, at: position, in: graph)))
      position.take(event, in: graph)
    }
    lifecycle = graph.lifecycle
    start = run.start.leaves.first
    self.events = events
    rests = position.configuration.leaves.enumerated().map { scene, leaf in
      Rest(state: leaf, next: notation.words(possibleFor: scene, at: position))
    }
    pending = position.pending.map { Call(number: $0.word, step: graph.step(of: $0.call), outcome: .left) }
  }

  /// Distributes an event's calls over its transitions: a call belongs to the one on which it came.
  private static func transitions(of event: Run.Event, at position: RunPosition, in graph: RunGraph) -> [Edge] {
    let numbers = CallNumbers(of: event.macrostep, at: position, in: graph)
    let edges = graph.transitions(of: event.macrostep)
    let transitionOf = Dictionary(uniqueKeysWithValues: edges.enumerated().map { ($1.transition, $0) })
    var calls = Array(repeating: [Call](), count: edges.count)
    var places = Array(repeating: [Int](), count: edges.count)
    var current = 0
    for call in event.calls {
      if call.lateFrom == nil, let transition = transitionOf[call.transition] {
        current = max(current, transition)
      }
      let outcome = call.lateFrom.map { Call.Outcome.cameLate(event: $0 + 1) } ?? .came
      calls[current].append(
        Call(number: numbers.number(of: call) ?? "", step: graph.step(of: call), outcome: outcome))
      places[current].append(numbers.place(of: call) ?? -1)
    }
    let came = Set(event.calls)
    for (index, call) in numbers.listed.enumerated() where !came.contains(call) {
      guard let transition = transitionOf[call.transition] else { continue }
      let step = graph.step(of: call)
      let place = places[transition].firstIndex { $0 > index } ?? places[transition].count
      let outcome: Call.Outcome = step.certainty.isDeferred ? .left : .skipped
      calls[transition].insert(Call(number: String(index + 1), step: step, outcome: outcome), at: place)
      places[transition].insert(index, at: place)
    }
    return zip(edges, calls).map { Edge(source: $0.source, target: $0.target, calls: $1) }
  }
}
