import LifecycleModel
import LifecyclePaths

extension Lifecycle {
  /// A small life cycle with everything that a proof must handle: chains, composite and final states, loops, guards about
  /// other scenes and the mode, groups, calls that are skipped or deferred, delegates of the process and of scenes.
  static func random(seed: Int) -> Lifecycle {
    var numbers = SplitMix64(seed: UInt64(seed))
    var lifecycle = Lifecycle(name: "Random \(seed)")
    lifecycle.delegates = [
      Delegate(name: "Process", multiplicity: .process), Delegate(name: "Scene", multiplicity: .scene),
    ]
    lifecycle.states = (0..<Int.random(in: 2...4, using: &numbers)).map { State(name: "S\($0)", isInitial: $0 == 0) }
    if chance(1, in: 3, &numbers) { lifecycle.states.append(State(name: "In", parent: StateID(1))) }
    if chance(1, in: 4, &numbers) { lifecycle.states.append(State(name: "End", isFinal: true)) }
    lifecycle.callbacks = (0..<4).map { Callback(delegate: DelegateID($0 % 2), name: "c\($0)()") }
    for event in 0..<Int.random(in: 2...4, using: &numbers) {
      lifecycle.addChain("e\(event)", using: &numbers)
    }
    return lifecycle
  }

  /// A claim about this life cycle.
  func randomClaim(using numbers: inout SplitMix64) -> Rule.Claim {
    let kinds = RuleKindRegistry.all + [BeforeRule.self, AfterEveryRule.self]
    let kind = kinds[Int.random(in: kinds.indices, using: &numbers)]
    var operands = kind.propositions.map {
      kind.isAboutState(as: $0) ? .state(randomState(using: &numbers)) : randomOperand(using: &numbers)
    }
    if kind.takesAlternatives, Self.chance(1, in: 3, &numbers) {
      operands =
        (0..<Int.random(in: 1...2, using: &numbers)).map { _ in
          .callback(CallbackID(Int.random(in: 0..<4, using: &numbers)))
        } + operands
    }
    let scopes: [Multiplicity?] = kind.namesScope ? [nil, .process, .scene] : [nil]
    return Rule.Claim(
      kind, operands: operands, per: scopes[Int.random(in: scopes.indices, using: &numbers)])
  }

  private mutating func addChain(_ event: String, using numbers: inout SplitMix64) {
    let condition: Guard.SceneCondition? =
      Self.chance(1, in: 4, &numbers)
      ? [.firstScene, .anotherScene, .lastScene].randomElement(using: &numbers) : nil
    let mode = Self.chance(1, in: 3, &numbers) ? AppMode.allCases.randomElement(using: &numbers) : nil
    let words = [condition?.rawValue, mode?.rawValue].compactMap { $0 }
    var source = randomState(using: &numbers)
    for transition in 0..<Int.random(in: 1...2, using: &numbers) {
      let target = randomState(using: &numbers)
      transitions.append(
        Transition(
          from: source, to: target, event: event,
          guard: words.isEmpty
            ? nil : Guard(words.joined(separator: ", "), sceneCondition: condition, mode: mode),
          steps: Self.randomSteps(using: &numbers), isContinuation: transition > 0))
      source = target
    }
  }

  private static func randomSteps(using numbers: inout SplitMix64) -> [Step] {
    let isGroup = chance(1, in: 4, &numbers)
    return (0..<Int.random(in: 0...2, using: &numbers)).map { _ in
      var step = Step(CallbackID(Int.random(in: 0..<4, using: &numbers)), unordered: isGroup ? 1 : nil)
      if chance(1, in: 6, &numbers) { step.attributes.certainty = .mayBeSkipped(when: nil) }
      if chance(1, in: 10, &numbers) { step.attributes.certainty = step.certainty.adding(.deferred(until: nil)) }
      return step
    }
  }

  private func randomState(using numbers: inout SplitMix64) -> StateID {
    StateID(Int.random(in: states.indices, using: &numbers))
  }

  private func randomOperand(using numbers: inout SplitMix64) -> Rule.Operand {
    Self.chance(1, in: 5, &numbers)
      ? .state(randomState(using: &numbers)) : .callback(CallbackID(Int.random(in: 0..<4, using: &numbers)))
  }

  private static func chance(_ part: Int, in whole: Int, _ numbers: inout SplitMix64) -> Bool {
    Int.random(in: 0..<whole, using: &numbers) < part
  }
}
