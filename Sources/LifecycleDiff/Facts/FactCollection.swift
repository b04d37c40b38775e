import LifecycleModel

/// Collects the facts of a life cycle: what a diff compares, each under the element and the aspect that it is about.
///
/// `- **Active** (final)` is three facts: that the state is there, its name, and that it is final. What is as by default is no fact, so
/// that two pages of which one says it are equal.
struct FactCollection {
  private(set) var values: [FactKey: FactValue] = [:]
  private let lifecycle: Lifecycle
  private let names: FactNames
  private var side: Side { names.side }

  init(_ lifecycle: Lifecycle, _ names: FactNames) {
    self.lifecycle = lifecycle
    self.names = names
    addPage()
    addDelegates()
    addStates()
    addCallbacks()
    addTransitions()
    addScenarios()
    addRules()
    addEquivalents()
    addConfigurations()
    addLogLines()
  }

  private mutating func add(_ subject: FactKey.Subject, _ facts: [(FactKey.Aspect, FactValue)]) {
    values[FactKey(subject, .presence)] = .flag(true)
    for (aspect, value) in facts where value != Self.unsaid(aspect) { values[FactKey(subject, aspect)] = value }
  }

  /// The default value of an aspect; such a fact is left out.
  private static func unsaid(_ aspect: FactKey.Aspect) -> FactValue? {
    switch aspect {
    case .initial, .final, .transient, .continuation, .observed: .flag(false)
    case .swift: .flag(true)
    case .availability: .availability(Availability())
    case .provenance: .provenance(Provenance())
    case .words: .texts([])
    case .condition, .frequency, .guard, .signature, .body, .replacedBy, .platform, .swiftModule, .logSubsystem,
      .delegateClass, .sceneClass, .storyboard:
      .text(nil)
    case .presence, .name, .versions, .language, .types, .multiplicity, .parent, .certainty, .source, .target, .event,
      .order, .path, .items, .claim, .cells, .role, .isDefault, .call:
      nil
    }
  }

  private static func words(_ texts: String...) -> FactValue {
    .texts(texts.allSatisfy(\.isEmpty) ? [] : texts)
  }

  private mutating func addPage() {
    let versions = (lifecycle.versions.map { [SystemVersions(nil, $0)] } ?? []) + lifecycle.otherSystems
    add(
      .page,
      [
        (.name, .text(lifecycle.name)), (.words, Self.words(lifecycle.summary)),
        (.platform, .text(lifecycle.platform)), (.versions, .versions(versions)),
        (.language, .text(lifecycle.language.rawValue)), (.swift, .flag(lifecycle.hasSwift)),
        (.swiftModule, .text(lifecycle.swiftModule)),
        (.logSubsystem, .text(lifecycle.logSubsystem)),
      ])
  }

  private mutating func addDelegates() {
    for id in lifecycle.delegateIDs {
      let delegate = lifecycle[id]
      add(
        names[id],
        [
          (.name, .text(delegate.name)), (.types, .texts(delegate.types.map(lifecycle.typeWithModule))),
          (.multiplicity, .text(delegate.multiplicity.rawValue)), (.observed, .flag(delegate.isObserved)),
          (.swift, .flag(delegate.hasSwift)), (.words, Self.words(delegate.documentation)),
          (.availability, .availability(delegate.availability)),
          (.provenance, .provenance(delegate.provenance)),
        ])
    }
  }

  private mutating func addStates() {
    let hierarchy = StateHierarchy(lifecycle)
    for id in lifecycle.stateIDs {
      let state = lifecycle[id]
      // A page that marks no initial state begins in the first.
      let isInitial = hierarchy.initialChild(of: state.parent) == id
      let remarks = state.remarks.flatMap { [$0.heading, $0.text] }
      add(
        names[id],
        [
          (.name, .text(state.name)), (.parent, .state(state.parent.map { side[$0] })),
          (.initial, .flag(isInitial)), (.final, .flag(state.isFinal)), (.transient, .flag(state.isTransient)),
          (.words, .texts(state.documentation.isEmpty && remarks.isEmpty ? [] : [state.documentation] + remarks)),
          (.availability, .availability(state.availability)), (.provenance, .provenance(state.provenance)),
        ])
    }
  }

  /// Adds callbacks that the page lists or calls. One that only a claim names is a fact of that claim.
  private mutating func addCallbacks() {
    for id in lifecycle.livingCallbacks {
      let callback = lifecycle[id]
      add(
        names[id],
        [
          (.signature, .text(callback.signature)), (.words, Self.words(callback.documentation)),
          (.body, .text(callback.body)),
        ] + attributes(callback.attributes))
    }
  }

  private func attributes(_ attributes: CallAttributes) -> [(FactKey.Aspect, FactValue)] {
    [
      (.frequency, .text(attributes.frequency?.text)), (.certainty, .text(attributes.certainty.word)),
      (.condition, .text(attributes.certainty.condition)), (.availability, .availability(attributes.availability)),
      (.replacedBy, .text(attributes.replacedBy)), (.provenance, .provenance(attributes.provenance)),
    ]
  }

  private mutating func addTransitions() {
    for id in lifecycle.transitionIDs {
      let transition = lifecycle[id]
      let steps = names.steps(of: id)
      add(
        names[id],
        [
          (.source, .state(side[transition.source])), (.target, .state(side[transition.target])),
          (.event, .text(transition.event)),
          (.guard, .text(transition.guard?.text)), (.continuation, .flag(transition.isContinuation)),
          (.order, .order(Self.order(of: transition.steps, named: steps))),
          (.words, Self.words(transition.documentation)),
          (.availability, .availability(transition.availability)), (.provenance, .provenance(transition.provenance)),
        ])
      for (step, name) in zip(transition.steps, steps) {
        add(.step(name), [(.words, Self.words(step.note))] + attributes(step.attributes))
      }
    }
  }

  /// The calls in order; an any-order group is one place.
  static func order(of steps: [Step], named names: [StepName]) -> [OrderedStep] {
    var order: [OrderedStep] = []
    var last: Int?
    for (step, name) in zip(steps, names) {
      if let group = step.unordered {
        if group == last, case .anyOrder(let others) = order.last {
          order[order.count - 1] = .anyOrder(others.union([name]))
        } else {
          order.append(.anyOrder([name]))
        }
      } else {
        order.append(.one(name))
      }
      last = step.unordered
    }
    return order
  }

  private mutating func addScenarios() {
    for (index, scenario) in lifecycle.scenarios.enumerated() {
      let items = scenario.items.map { item -> ScenarioItem in
        switch item {
        case .call(let step):
          // Attributes that a step inherits are facts of its callback.
          .call(
            side[step.callback], step.attributes.besides(lifecycle[step.callback].attributes), group: step.unordered,
            note: step.note)
        case .reached(let state): .reached(side[state])
        }
      }
      add(
        names[ElementID<Scenario>(index)],
        [
          (.name, .text(scenario.title)), (.guard, .text(scenario.guard?.text)),
          (.path, .path(scenario.path.map { side[$0] })), (.items, .items(items)),
          (.words, Self.words(scenario.documentation)), (.availability, .availability(scenario.availability)),
        ])
    }
  }

  private mutating func addRules() {
    for (index, rule) in lifecycle.rules.enumerated() {
      add(
        names[ElementID<Rule>(index)],
        [
          (.claim, .claim(ClaimName(rule.claim, on: side))), (.words, Self.words(rule.text)),
          (.availability, .availability(rule.availability)), (.provenance, .provenance(rule.provenance)),
        ])
    }
  }

  private mutating func addEquivalents() {
    for (index, row) in side.equivalences.enumerated() {
      add(
        names[ElementID<Equivalents.Row>(index)],
        [(.cells, .cells(row.cells)), (.words, Self.words(row.row.notes))])
    }
  }

  private mutating func addConfigurations() {
    var roles: Set<SceneRole> = []
    for (index, row) in lifecycle.sceneConfigurations.enumerated() {
      add(
        names[ElementID<SceneConfiguration>(index)],
        [
          (.name, .text(row.name)), (.role, .text(row.role.rawValue)), (.delegateClass, .text(row.delegateClass)),
          (.sceneClass, .text(row.sceneClass)), (.storyboard, .text(row.storyboard)),
          (.isDefault, .flag(roles.insert(row.role).inserted)), (.condition, .text(row.shownCondition)),
        ])
    }
  }

  private mutating func addLogLines() {
    for line in lifecycle.logLines { add(.logLine(line.pattern), [(.call, .call(LoggedCall(line.call, on: side)))]) }
  }
}

/// The names in facts of one side's elements.
package struct FactNames: Sendable {
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
