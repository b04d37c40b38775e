import LifecycleModel
import LifecyclePaths
import Text

/// A test plan as JSON; `Schemas/paths.schema.json` describes it.
package struct TestPlanJSON: Sendable {
  private let plan: TestPlan

  /// Prepares for a plan.
  package init(_ plan: TestPlan) {
    self.plan = plan
  }

  /// The document with a line end at its end.
  package var text: String { value.pretty }

  private var lifecycle: Lifecycle { plan.runs.lifecycle }

  private var value: JSONValue {
    [
      "schema": "instar/1",
      "name": .string(lifecycle.name),
      "cover": .string(plan.plan.goal.rawValue),
      "scenes": .int(plan.plan.sceneCount),
      "isSmallest": .bool(plan.plan.isSmallest),
      "sequences": .array(plan.sequences.map(sequence)),
      "covered": .int(plan.plan.coveredCount),
      "total": .int(plan.plan.targetCount),
      "uncovered": .array(
        plan.plan.gaps.map { gap in
          ["name": .string(gap.target.name(in: lifecycle)), "reason": .string(gap.reason.text(in: lifecycle))]
        }),
    ]
  }

  private func sequence(_ sequence: TestPlan.Sequence) -> JSONValue {
    [
      "run": .array(sequence.words.map(JSONValue.string)),
      "scenes": .int(sequence.run.start.leaves.count),
      "mode": .optional(sequence.run.end.mode?.word),
      "steps": .array(
        sequence.run.events.flatMap { event in
          plan.runs.transitions(of: event.macrostep).map { step(of: event, $0) }
        }),
      "states": .array(sequence.run.end.leaves.map { .string(lifecycle[$0].name) }),
    ]
  }

  private func step(of event: Run.Event, _ transition: StateGraph.Edge) -> JSONValue {
    [
      "scene": .int(event.scene + 1),
      "event": .string(lifecycle[transition.transition].event),
      "source": .string(lifecycle[transition.source].name),
      "target": .string(lifecycle[transition.target].name),
      "calls": .array(lifecycle[transition.transition].steps.map(StepJSON(lifecycle).call)),
    ]
  }
}
