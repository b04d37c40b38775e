import Diagrams
import Emission
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

extension JSONValue {
  /// A text; `null` for an empty one, by which the model says that there is none.
  static func present(_ text: String) -> JSONValue { text.isEmpty ? .null : .string(text) }

  /// The members `since`, `deprecated` and `removed`.
  static func availability(_ availability: Availability) -> JSONValue {
    [
      "since": .optional(availability.since?.description),
      "deprecated": .optional(availability.deprecated?.description),
      "removed": .optional(availability.removed?.description),
    ]
  }

  /// The members `status`, `where` and `sources`.
  static func provenance(_ provenance: Provenance) -> JSONValue {
    let place: String? =
      switch provenance.status {
      case .observed(let place): place
      case .documented, nil: nil
      }
    return [
      "status": .optional(provenance.status?.word),
      "where": .optional(place),
      "sources": .array(provenance.sources.map { ["title": .string($0.title), "url": .string($0.url)] }),
    ]
  }

  /// The reasons not to count on a call, each with its condition.
  static func doubts(_ certainty: Certainty) -> JSONValue {
    .array(certainty.doubts.map { ["kind": .string($0.kind.word), "condition": .optional($0.condition)] })
  }

  static func names(_ names: [(isMarked: Bool, name: String)]) -> JSONValue {
    .array(names.filter(\.isMarked).map { .string($0.name) })
  }

  /// An object with the members of two.
  static func + (left: JSONValue, right: JSONValue) -> JSONValue {
    guard case .object(let first) = left, case .object(let second) = right else { return left }
    return .object(first + second)
  }
}

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

/// The claims of a page and its other tables, as JSON values.
struct ClaimsJSON {
  private let lifecycle: Lifecycle
  private let steps: StepJSON

  /// For the claims of a life cycle.
  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    steps = StepJSON(lifecycle)
  }

  /// A scenario; an item is a step or a state.
  func scenario(_ scenario: Scenario) -> JSONValue {
    let members: JSONValue = [
      "title": .present(scenario.title),
      "guard": .optional(scenario.guard?.text),
      "sceneCondition": .optional(scenario.guard?.sceneCondition?.word),
      "mode": .optional(scenario.guard?.mode?.word),
      "path": .array(scenario.path.map { .string(lifecycle[$0].name) }),
      "items": .array(scenario.items.map(item)),
      "description": .present(scenario.documentation),
    ]
    return members + .availability(scenario.availability)
  }

  private func item(_ item: Scenario.Item) -> JSONValue {
    switch item {
    case .call(let step): ["step": steps.value(of: step), "state": .null]
    case .reached(let state): ["step": .null, "state": .string(lifecycle[state].name)]
    }
  }

  /// A rule; an operand is a callback or a state.
  func rule(_ rule: Rule) -> JSONValue {
    let members: JSONValue = [
      "text": .string(rule.text),
      "claim": .string(rule.claim.kind.word),
      "operands": .array(rule.claim.operands.map(operand)),
      "per": .optional(rule.claim.multiplicity?.rawValue),
    ]
    return members + .availability(rule.availability) + .provenance(rule.provenance)
  }

  private func operand(_ operand: Rule.Operand) -> JSONValue {
    switch operand {
    case .callback(let callback): steps.reference(to: callback) + ["state": .null]
    case .state(let state): ["delegate": .null, "callback": .null, "state": .string(lifecycle[state].name)]
    }
  }

  /// A table of equivalents: delegates across.
  func equivalents(_ table: Equivalents) -> JSONValue {
    let rows = table.rows.map { row -> JSONValue in
      let cells = row.cells.map { cell -> JSONValue in
        ["callbacks": .array(cell.callbacks.map(steps.reference)), "text": .present(cell.text)]
      }
      return ["cells": .array(cells), "notes": .present(row.notes)]
    }
    return ["columns": .array(table.columns.map { .string(lifecycle[$0].name) }), "rows": .array(rows)]
  }

  /// An entry of the scene manifest; the role is Info.plist's key.
  func sceneConfiguration(_ configuration: SceneConfiguration) -> JSONValue {
    [
      "name": .string(configuration.name),
      "role": .string(configuration.role.plistKey),
      "delegateClass": .optional(configuration.delegateClass),
      "sceneClass": .optional(configuration.sceneClass),
      "storyboard": .optional(configuration.storyboard),
      "when": .optional(configuration.condition),
      "whenIsCode": .bool(configuration.isConditionCode),
    ]
  }

  /// A line that the app prints itself; of its call, what the line holds is `null`.
  func logLine(_ line: LoggedLine) -> JSONValue {
    let members: JSONValue = [
      "line": .string(line.pattern.text), "expression": .bool(line.pattern.isExpression),
    ]
    switch line.call {
    case .callback(let callback): return members + steps.reference(to: callback)
    case .value(let delegate): return members + ["delegate": .string(lifecycle[delegate].name), "callback": .null]
    case .named: return members + ["delegate": .null, "callback": .null]
    }
  }
}

/// Writes all that a page says as JSON; `Schemas/lifecycle.schema.json` describes it.
package struct JSONEmitter: GraphFormat {
  package init() {}

  package var format: String { "json" }
  package var summary: String { "All facts of a page as JSON with a published schema" }
  package var fileExtension: String { "json" }
  /// States alone: the graph is the whole of it.
  package var views: [GraphView] { [.states] }

  /// `lifecycle.json`.
  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    [EmittedFile("lifecycle.json", text: graph(of: lifecycle, view: .states))]
  }

  /// The whole document.
  package func graph(of lifecycle: Lifecycle, view: GraphView) -> String {
    LifecycleJSON(lifecycle).value.pretty
  }
}
