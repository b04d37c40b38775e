import LifecycleModel
import Text

/// A step as a JSON value.
struct StepJSON {
  private let lifecycle: Lifecycle

  /// For the steps of a life cycle.
  init(_ lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// The object of a step, wherever steps stand.
  func value(of step: Step) -> JSONValue {
    let members: JSONValue = [
      "delegate": .string(lifecycle.delegate(of: step.callback).name),
      "callback": .string(lifecycle[step.callback].name),
      "certainty": .string(step.certainty.word),
      "condition": .optional(step.certainty.condition),
      "unordered": .optional(step.unordered),
      "frequency": .optional(step.attributes.frequency?.text),
      "replacedBy": .optional(step.attributes.replacedBy),
      "description": .present(step.note),
    ]
    return members + .availability(step.attributes.availability) + .provenance(step.attributes.provenance)
  }

  /// The object that names a callback.
  func reference(to callback: CallbackID) -> JSONValue {
    [
      "delegate": .string(lifecycle.delegate(of: callback).name),
      "callback": .string(lifecycle[callback].name),
    ]
  }
}
