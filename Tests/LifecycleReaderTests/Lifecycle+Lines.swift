import LifecycleModel

/// Parts of a life cycle in one line each, for expectations of tests.
extension Lifecycle {
  /// `Foreground`, `Foreground/Active (initial)`.
  var stateLines: [String] {
    stateIDs.map { id in
      let path = lineage(of: id).reversed().map { self[$0].name }.joined(separator: "/")
      let marks = [
        self[id].isInitial ? "initial" : nil, self[id].isFinal ? "final" : nil,
        self[id].isTransient ? "transient" : nil,
      ].compactMap { $0 }
      return path + (marks.isEmpty ? "" : " (\(marks.joined(separator: ", ")))")
    }
  }

  /// `SceneDelegate: UIWindowSceneDelegate, one per scene`.
  var delegateLines: [String] {
    delegates.map { delegate in
      ([delegate.name + ":"] + delegate.types).joined(separator: " ") + ", one per \(delegate.multiplicity.rawValue)"
        + (delegate.isObserved ? ", observed" : "")
    }
  }

  /// `SceneDelegate.sceneDidDisconnect(_:)`.
  var callbackLines: [String] { callbackIDs.map(qualifiedName) }

  /// `Launch: Idle → Active [guard]: A.one(), {1: A.two()}, A.three()?`; of a chain, all but the first begin with `… `.
  var transitionLines: [String] {
    transitions.map { transition in
      (transition.isContinuation ? "… " : "") + (transition.event.isEmpty ? "" : transition.event + ": ")
        + "\(self[transition.source].name) → \(self[transition.target].name)"
        + (transition.guard.map { " [\($0.text)]" } ?? "")
        + (transition.steps.isEmpty ? "" : ": ") + transition.steps.map(line).joined(separator: ", ")
    }
  }

  /// `Launch: Idle → Active: A.one(), in Active, A.two()`.
  var scenarioLines: [String] {
    scenarios.map { scenario in
      let items = scenario.items.map { item in
        switch item {
        case .call(let step): line(step)
        case .reached(let state): "in \(self[state].name)"
        }
      }
      return (scenario.title.isEmpty ? "" : scenario.title + ": ")
        + scenario.path.map { self[$0].name }.joined(separator: " → ") + (scenario.guard.map { " [\($0.text)]" } ?? "")
        + (items.isEmpty ? "" : ": ") + items.joined(separator: ", ")
    }
  }

  /// `before A.one(), A.two()`.
  var ruleLines: [String] {
    rules.map { rule in
      let operands = rule.claim.operands.map { operand in
        switch operand {
        case .callback(let id): qualifiedName(of: id)
        case .state(let id): self[id].name
        }
      }
      var words = rule.claim.kind.word
      if let multiplicity = rule.claim.multiplicity { words += " per \(multiplicity.rawValue)" }
      return words + " " + operands.joined(separator: ", ")
    }
  }

  /// `A.one()`, `{1: A.one()}`, `A.one()?(condition)`, `A.one()…(condition)`.
  private func line(_ step: Step) -> String {
    let condition = step.certainty.condition.map { "(\($0))" } ?? ""
    let mark = (step.certainty.mayBeMissing ? "?" : "") + (step.certainty.isDeferred ? "…" : "")
    let name = qualifiedName(of: step.callback) + mark + condition
    return step.unordered.map { "{\($0): \(name)}" } ?? name
  }
}
