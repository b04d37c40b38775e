import LifecycleModel
import Text

/// A life cycle as a JSON value of the schema `instar/1`: names instead of ids, `null` for what is absent.
struct LifecycleJSON {
  private let lifecycle: Lifecycle

  /// Prepares a life cycle.
  init(_ lifecycle: Lifecycle) { self.lifecycle = lifecycle }

  /// The whole object.
  var value: JSONValue {
    let claims = ClaimsJSON(lifecycle)
    return [
      "schema": "instar/1",
      "name": .string(lifecycle.name),
      "platform": .optional(lifecycle.platform),
      "version": .optional(lifecycle.versions?.description),
      "otherSystems": .array(
        lifecycle.otherSystems.map {
          ["platform": .optional($0.platform), "version": .string($0.versions.description)]
        }),
      "summary": .present(lifecycle.summary),
      "language": .string(lifecycle.language.rawValue),
      "swift": .bool(lifecycle.hasSwift),
      "swiftModule": .optional(lifecycle.swiftModule),
      "logSubsystem": .optional(lifecycle.logSubsystem),
      "states": .array(lifecycle.stateIDs.map(state)),
      "delegates": .array(lifecycle.delegates.map(delegate)),
      "callbacks": .array(lifecycle.callbackIDs.map(callback)),
      "transitions": .array(lifecycle.transitions.map(transition)),
      "scenarios": .array(lifecycle.scenarios.map(claims.scenario)),
      "rules": .array(lifecycle.rules.map(claims.rule)),
      "equivalents": .array(lifecycle.equivalents.map(claims.equivalents)),
      "sceneConfigurations": .array(lifecycle.sceneConfigurations.map(claims.sceneConfiguration)),
      "logLines": .array(lifecycle.logLines.map(claims.logLine)),
    ]
  }

  private func state(_ id: StateID) -> JSONValue {
    let state = lifecycle[id]
    let members: JSONValue = [
      "name": .string(state.name),
      "parent": .optional(state.parent.map { lifecycle[$0].name }),
      "initial": .bool(state.isInitial),
      "final": .bool(state.isFinal),
      "transient": .bool(state.isTransient),
      "description": .present(state.documentation),
      "remarks": .array(state.remarks.map { ["heading": .string($0.heading), "text": .string($0.text)] }),
    ]
    return members + .availability(state.availability) + .provenance(state.provenance)
  }

  private func delegate(_ delegate: Delegate) -> JSONValue {
    let members: JSONValue = [
      "name": .string(delegate.name),
      "types": .array(delegate.types.map(JSONValue.string)),
      "modules": .array(delegate.types.map { .optional(lifecycle.catalog.type(named: $0)?.module) }),
      "multiplicity": .string(delegate.multiplicity.rawValue),
      "observed": .bool(delegate.isObserved),
      "swift": .bool(delegate.hasSwift),
      "description": .present(delegate.documentation),
    ]
    return members + .availability(delegate.availability) + .provenance(delegate.provenance)
  }

  private func callback(_ id: CallbackID) -> JSONValue {
    let callback = lifecycle[id]
    let members: JSONValue = [
      "delegate": .string(lifecycle.delegate(of: id).name),
      "name": .string(callback.name),
      "signature": .optional(callback.signature),
      "frequency": .optional(callback.attributes.frequency?.text),
      "certainty": .string(callback.attributes.certainty.word),
      "condition": .optional(callback.attributes.certainty.condition),
      "doubts": .doubts(callback.attributes.certainty),
    ]
    let (own, whole) = (callback.attributes.availability, lifecycle.availability(of: id))
    let inherited = [
      (own.since != whole.since, "since"), (own.deprecated != whole.deprecated, "deprecated"),
      (callback.attributes.replacedBy != lifecycle.replacement(of: id), "replacedBy"),
    ]
    let description: JSONValue = [
      "replacedBy": .optional(lifecycle.replacement(of: id)),
      "description": .present(callback.documentation),
      "body": .optional(callback.body),
      "declared": .bool(callback.isDeclared),
      "inherited": .names(inherited),
    ]
    return members + .availability(whole) + description
      + .provenance(callback.attributes.provenance)
  }

  private func transition(_ transition: Transition) -> JSONValue {
    let members: JSONValue = [
      "source": .string(lifecycle[transition.source].name),
      "target": .string(lifecycle[transition.target].name),
      "event": .string(transition.event),
      "guard": .optional(transition.guard?.text),
      "sceneCondition": .optional(transition.guard?.sceneCondition?.word),
      "mode": .optional(transition.guard?.mode?.word),
      "continues": .bool(transition.isContinuation),
      "description": .present(transition.documentation),
      "steps": .array(transition.steps.map { StepJSON(lifecycle).value(of: $0, on: transition) }),
    ]
    return members + .availability(transition.availability) + .provenance(transition.provenance)
  }
}
