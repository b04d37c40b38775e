import LifecycleModel
import Text

/// A step as a JSON value.
struct StepJSON {
  private let lifecycle: Lifecycle

  /// For the steps of a life cycle.
  init(_ lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// The object of a step, wherever steps stand; one of a transition has the transition's status and sources where it has none
  /// of its own.
  func value(of step: Step, on transition: Transition? = nil) -> JSONValue {
    let own = step.attributes.provenance
    let whole = transition?.provenance(of: step) ?? own
    let inherited = [(own.status != whole.status, "status"), (own.sources != whole.sources, "sources")]
    let members: JSONValue = [
      "doubts": .doubts(step.certainty),
      "frequency": .optional(step.attributes.frequency?.text),
      "replacedBy": .optional(step.attributes.replacedBy),
      "description": .present(step.note),
    ]
    return call(step) + members + .availability(step.attributes.availability) + .provenance(whole)
      + ["inherited": .names(inherited)]
  }

  /// The object of a step as a call of a run: its callback, its certainty and its group.
  func call(_ step: Step) -> JSONValue {
    reference(to: step.callback) + [
      "certainty": .string(step.certainty.word),
      "condition": .optional(step.certainty.condition),
      "unordered": .optional(step.unordered),
    ]
  }

  /// The object that names a callback.
  func reference(to callback: CallbackID) -> JSONValue {
    [
      "delegate": .string(lifecycle.delegate(of: callback).name),
      "callback": .string(lifecycle[callback].name),
    ]
  }
}
