import LifecycleModel

/// The names in facts of one side's elements.
package struct FactNames: Sendable {
  /// The side.
  package let side: Side
  private let transitions: [Token<Transition>]
  private let scenarios: [Token<Scenario>]
  private let rules: [Token<Rule>]
  private let equivalences: [Token<Equivalents.Row>]
  private let configurations: [Token<SceneConfiguration>]
  private let steps: [[StepName]]

  /// Names the elements of the old side.
  package init(ofOld correspondence: Correspondence) { self.init(correspondence, areOld: true) }

  /// Names the elements of the new side.
  package init(ofNew correspondence: Correspondence) { self.init(correspondence, areOld: false) }

  private init(_ pairs: Correspondence, areOld: Bool) {
    let side = areOld ? pairs.old : pairs.new
    let lifecycle = side.lifecycle
    let transitions = pairs.transitions.tokens(of: lifecycle.transitions, areOld: areOld)
    self.side = side
    self.transitions = transitions
    scenarios = pairs.scenarios.tokens(of: lifecycle.scenarios, areOld: areOld)
    rules = pairs.rules.tokens(of: lifecycle.rules, areOld: areOld)
    equivalences = pairs.equivalences.tokens(of: side.equivalences, areOld: areOld)
    configurations = pairs.configurations.tokens(of: lifecycle.sceneConfigurations, areOld: areOld)
    steps = zip(lifecycle.transitions, transitions).map { transition, token in
      var counts: [CallName: Int] = [:]
      return transition.steps.map { step in
        let call = side[step.callback]
        defer { counts[call, default: 0] += 1 }
        return StepName(transition: token, call: call, occurrence: counts[call, default: 0])
      }
    }
  }

  /// The name of a delegate.
  package subscript(id: DelegateID) -> FactKey.Subject { .delegate(side[id]) }
  /// The name of a state.
  package subscript(id: StateID) -> FactKey.Subject { .state(side[id]) }
  /// The name of a callback.
  package subscript(id: CallbackID) -> FactKey.Subject { .callback(side[id]) }
  /// The name of a transition.
  package subscript(id: TransitionID) -> FactKey.Subject { .transition(transitions[id.index]) }
  /// The name of a scenario.
  package subscript(id: ElementID<Scenario>) -> FactKey.Subject { .scenario(scenarios[id.index]) }
  /// The name of a rule.
  package subscript(id: ElementID<Rule>) -> FactKey.Subject { .rule(rules[id.index]) }
  /// The name of an Equivalents row, numbered through all tables.
  package subscript(id: ElementID<Equivalents.Row>) -> FactKey.Subject { .equivalence(equivalences[id.index]) }
  /// The name of a scene configuration.
  package subscript(id: ElementID<SceneConfiguration>) -> FactKey.Subject { .configuration(configurations[id.index]) }

  /// The names of a transition's calls, in page order.
  package func steps(of id: TransitionID) -> [StepName] { steps[id.index] }
}
