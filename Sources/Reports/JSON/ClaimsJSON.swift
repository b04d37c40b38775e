import LifecycleModel
import Text

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
