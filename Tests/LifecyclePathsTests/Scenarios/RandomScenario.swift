import LifecycleModel
import LifecyclePaths

/// A small random life cycle with a scenario that often holds; the same for the same seed.
struct RandomScenario {
  private var random: SplitMix64
  private(set) var lifecycle = Lifecycle(name: "Random")
  private(set) var scenario = Scenario(title: "", path: [], items: [])

  /// Draws a case.
  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    drawStates()
    drawTransitions()
    drawScenario()
  }

  private mutating func next(_ bound: Int) -> Int { random.next(below: bound) }

  private mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[next(list.count)] }

  private mutating func drawStates() {
    lifecycle.states = [State(name: "A", isInitial: true), State(name: "B")]
    lifecycle.delegates = [Delegate(name: "D")]
    lifecycle.callbacks = Array(["x", "y", "z"].prefix(1 + next(3))).map { Callback(delegate: DelegateID(0), name: $0) }
    if chance(50) { lifecycle.states.append(State(name: "C")) }
    if chance(40) {
      let parent = pick(lifecycle.stateIDs)
      lifecycle.states += [State(name: "I", parent: parent), State(name: "J", parent: parent)]
    }
  }

  private mutating func drawTransitions() {
    for _ in 0..<(2 + next(4)) {
      var source = pick(lifecycle.stateIDs)
      let event = pick(["e", "E", "f", ""])
      let condition = chance(30) ? Guard(pick(["g", "h"])) : nil
      for transition in 0..<pick([1, 1, 2, 2, 3]) {
        let target = pick(lifecycle.stateIDs)
        lifecycle.transitions.append(
          Transition(
            from: source, to: target, event: event, guard: condition, steps: drawSteps(pick([0, 1, 2, 2, 3, 4])),
            isContinuation: transition > 0))
        source = target
      }
    }
  }

  private mutating func drawSteps(_ count: Int) -> [Step] {
    var steps = (0..<count).map { _ in
      let certainty: Certainty =
        chance(60) ? .always : chance(50) ? .mayBeSkipped(when: nil) : chance(80) ? .deferred(until: nil) : .lateOrNever
      return Step(pick(lifecycle.callbackIDs), attributes: CallAttributes(certainty: certainty))
    }
    if count > 1, chance(40) {
      for index in next(count - 1)..<count { steps[index].unordered = 1 }
    }
    return steps
  }

  private mutating func drawScenario() {
    scenario.title = pick(["e", "f", ""])
    if chance(30) { scenario.guard = Guard(pick(["g", "h"])) }
    let graph = StateGraph(lifecycle)
    var leaf = pick(graph.leaves)
    var path = [leaf]
    for transition in 0..<(1 + next(3)) {
      let edges = graph.edges(from: leaf)
      guard !edges.isEmpty, transition == 0 || chance(85) else { break }
      let edge = pick(edges)
      leaf = edge.target
      path.append(leaf)
      scenario.items += drawItems(edge, group: chance(70) ? transition + 1 : 1)
    }
    if path.count == 1 || chance(5) { path.append(pick(lifecycle.stateIDs)) }
    scenario.path = path
    for index in path.indices where chance(20) {
      if let parent = lifecycle[path[index]].parent { scenario.path[index] = parent }
    }
    disturb()
  }

  /// The calls of a transition, more or less, and often the state that it leads to.
  private mutating func drawItems(_ edge: StateGraph.Edge, group: Int) -> [Scenario.Item] {
    var steps: [Step] = []
    for step in lifecycle[edge.transition].steps {
      var listed = step
      if step.certainty == .always || chance(60) {
        steps.append(listed)
      } else if chance(30) {
        listed.attributes.certainty = .mayBeSkipped(when: nil)
        steps.append(listed)
      }
    }
    for index in steps.indices {
      if chance(70) { steps[index].attributes.certainty = .always }
      if chance(15) { steps[index].attributes.certainty = .mayBeSkipped(when: nil) }
      if chance(20) {
        steps[index].unordered = nil
      } else if steps[index].unordered != nil {
        steps[index].unordered = group
      }
    }
    if chance(15) { for index in steps.indices { steps[index].unordered = group } }
    let mark: [Scenario.Item] = chance(35) ? [.reached(edge.target)] : []
    let items = steps.map(Scenario.Item.call) + mark
    return chance(80) ? items : mark + steps.map(Scenario.Item.call)
  }

  private mutating func disturb() {
    if scenario.items.count > 1, chance(25) {
      let index = next(scenario.items.count - 1)
      scenario.items.swapAt(index, index + 1)
    }
    if !scenario.items.isEmpty, chance(10) { scenario.items.remove(at: next(scenario.items.count)) }
    if chance(10) { scenario.items.append(.call(Step(pick(lifecycle.callbackIDs)))) }
    if chance(10) { scenario.items.insert(.reached(pick(scenario.path)), at: next(scenario.items.count + 1)) }
  }
}
