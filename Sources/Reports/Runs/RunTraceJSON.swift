import LifecycleModel
import Text

/// A run as JSON, one step a transition; `Schemas/simulate.schema.json` describes it.
package struct RunTraceJSON: Sendable {
  private let trace: RunTrace
  private let version: String?

  /// Describes a run of a page, read at a version, `nil` for the whole page.
  package init(_ trace: RunTrace, at version: String? = nil) {
    self.trace = trace
    self.version = version
  }

  /// The document with a line end at its end.
  package var text: String { value.pretty }

  private var value: JSONValue {
    let states = trace.rests.map { JSONValue.string(trace.lifecycle[$0.state].name) }
    return [
      "schema": "instar/1",
      "name": .string(trace.lifecycle.name),
      "at": .optional(version),
      "from": .optional(trace.start.map { trace.lifecycle[$0].name }),
      "scenes": .int(trace.rests.count),
      "run": .array(trace.events.map { .string($0.word) }),
      "steps": .array(trace.events.flatMap { event in event.transitions.map { step(event, $0) } }),
      "state": states.first ?? .null,
      "states": .array(states),
      "pending": .array(trace.pending.map(call)),
      "next": .array(trace.rests.flatMap { $0.next.map(JSONValue.string) }),
    ]
  }

  private func step(_ event: RunTrace.Event, _ transition: RunTrace.Edge) -> JSONValue {
    let came = transition.calls.filter(\.outcome.isComing)
    let missing = transition.calls.filter { !$0.outcome.isComing }
    return [
      "event": .string(event.name),
      "source": .string(trace.lifecycle[transition.source].name),
      "target": .string(trace.lifecycle[transition.target].name),
      "calls": .array(came.map(call)),
      "missing": .array(missing.map(call)),
      "scene": .int(event.scene + 1),
      "word": .string(event.word),
    ]
  }

  private func call(_ call: RunTrace.Call) -> JSONValue {
    StepJSON(trace.lifecycle).call(call.step) + ["number": .string(call.number)]
  }
}

extension RunTrace.Call.Outcome {
  /// `true` where the call came.
  fileprivate var isComing: Bool {
    switch self {
    case .came, .cameLate: true
    case .skipped, .left: false
    }
  }
}
