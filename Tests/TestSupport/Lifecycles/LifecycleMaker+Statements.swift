import LifecycleModel
import LifecyclePaths

extension LifecycleMaker {
  /// Adds a chain of transitions, unless one of them has the source, the event and the guard of another transition.
  mutating func makeChain() {
    let event = numbers.happens(onceIn: 6) ? "" : numbers.pick(AwkwardNames.events)
    let condition = self.condition()
    let path = self.path(longest: 4)
    let prose = RandomProse(using: &numbers)
    let availability = self.availability()
    let provenance = Provenance(status: status(), sources: prose.sources)
    let transitions = (1..<path.count).map { index in
      Transition(
        from: path[index - 1], to: path[index], event: event, guard: condition, steps: steps(longest: size),
        isContinuation: index > 1, documentation: index == 1 ? prose.markdown : "", availability: availability,
        provenance: provenance)
    }
    if lifecycle.admits(transitions) { lifecycle.transitions += transitions }
  }

  /// Adds a scenario, which need not hold.
  mutating func makeScenario() {
    let path = self.path(longest: 4)
    var items: [Scenario.Item] = []
    var group = 0
    for state in path.dropFirst() {
      for var step in steps(longest: 2) {
        step.unordered = step.unordered.map { $0 + group }
        items.append(.call(step))
      }
      group += 10
      if numbers.happens(onceIn: 2) { items.append(.reached(state)) }
    }
    lifecycle.scenarios.append(
      Scenario(
        title: numbers.happens(onceIn: 6) ? "" : numbers.pick(AwkwardNames.events), guard: condition(), path: path,
        items: items, documentation: RandomProse(using: &numbers).markdown, availability: availability()))
  }

  /// States of which no two neighbours are the same, or a loop.
  private mutating func path(longest: Int) -> [StateID] {
    var path = [numbers.pick(lifecycle.stateIDs), numbers.pick(lifecycle.stateIDs)]
    while path.count < longest, path[path.count - 1] != path[path.count - 2], numbers.happens(onceIn: 2) {
      path.append(numbers.pick(lifecycle.stateIDs.filter { $0 != path[path.count - 1] }))
    }
    return path
  }

  private mutating func steps(longest: Int) -> [Step] {
    guard !lifecycle.callbacks.isEmpty else { return [] }
    var steps: [Step] = []
    var group = 0
    for _ in 0..<numbers.number(in: 0...longest) {
      if numbers.happens(onceIn: 5) {
        group += 1
        for _ in 0..<numbers.number(in: 1...3) { steps.append(step(numbers.pick(lifecycle.callbackIDs), group: group)) }
      } else {
        steps.append(step(numbers.pick(lifecycle.callbackIDs), group: nil))
      }
    }
    return steps
  }

  private mutating func condition() -> Guard? {
    guard numbers.happens(onceIn: 3) else { return nil }
    if numbers.happens(onceIn: 2) { return Guard(numbers.pick(AwkwardNames.guards)) }
    let conditions: [Guard.SceneCondition] = [.firstScene, .anotherScene, .lastScene]
    let scenes = numbers.happens(onceIn: 2) ? numbers.pick(conditions) : nil
    let mode = scenes == nil || numbers.happens(onceIn: 2) ? numbers.pick(AppMode.allCases) : nil
    var words = [scenes?.rawValue, mode?.rawValue].compactMap { $0 }
      .map { numbers.pick(Vocabulary.standard.phrases("guard." + $0)) }
    if numbers.happens(onceIn: 2) { words.reverse() }
    return Guard(
      words.joined(separator: numbers.pick([", ", ",", "、", "，"])), sceneCondition: scenes, mode: mode)
  }
}

extension Lifecycle {
  /// Returns `true` if the transitions of a chain differ from each other and from all others in source, event or guard.
  func admits(_ chain: [Transition]) -> Bool {
    var seen = Set(transitions.map(TransitionKey.init))
    return chain.allSatisfy { seen.insert(TransitionKey($0)).inserted }
  }
}

/// The key of a transition, unique on a page: source, event and guard; without an event, source and target.
private struct TransitionKey: Hashable {
  let source: StateID
  let target: StateID?
  let event: NameKey
  let `guard`: NameKey?

  init(_ transition: Transition) {
    source = transition.source
    target = transition.event.isEmpty ? transition.target : nil
    event = NameKey(transition.event)
    `guard` = transition.event.isEmpty ? nil : transition.guard.map { NameKey($0.text) }
  }
}
